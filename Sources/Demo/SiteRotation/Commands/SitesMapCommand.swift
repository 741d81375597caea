import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesMapCommand {
    static let day = Option.value(
        "day",
        "DAY",
        "Show the end of this day instead of now: \(TypedDay.forms).",
        as: .day
    )
    static let svg = Option.value(
        "svg",
        "FILE",
        "Write the map as a picture to this file; - is standard output, then without the rest.",
        as: .output
    )
    static let mirrored = Option.flag("mirrored", "Show the front as in a mirror.")

    static let command = Command(
        "map",
        summary: "Draw the body with the places, and how long each has rested.",
        details: """
            The wearer's left is at your right in the front view, and at your left in the back \
            view. Below 67 columns the views stand below each other, below 34 there is the table \
            alone.
            """,
        options: [day, svg, mirrored],
        example: "momentum sites map --day 2026-03-05 --svg map.svg",
        json: """
            {"day" | null, "isMirrored", "summary", "places": [{"id", "name", "key" | null, \
            "view": "front" | "back" | null, "level": "inUse" | "days0" | "days3" | "days7" | \
            "days14" | "neverUsed" | "resting", "levelText", "days" | null, \
            "lastRemoved" | null, \
            "category": "avoid" | "recommended" | "neutral" | "resting"}]}
            """
    ) { call, context in
        let drawsOnOutput = call[svg]?.isStandardOutput == true
        if drawsOnOutput, context.console.mode.isJSON {
            throw call.usageError(
                saying("With --json standard output is for the document."),
                hint: saying("Name a file for --svg.")
            )
        }
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let display = composition.sites.display
        let zone = display.calendar.timeZone
        let chosen = call[day].map { SiteDay($0, in: zone) }
        let today = SiteDay(context.dates.now, in: zone)
        if let reason = chosen.flatMap({ refusal(of: $0, on: today) }) {
            throw call.usageError(
                reason,
                hint: saying("Write a day up to today, like \(translated(TypedDay.forms)).")
            )
        }
        let screen = composition.sites.makeBodyMapViewModel(
            day: chosen,
            router: composition.router.projected(.sites)
        )
        if call[mirrored] { screen.mirror() }
        await screen.load()
        let map = try screen.state.loadedValue()
        let texts = BodyMapAdapter(map, day: screen.day, display: display)
        if let file = call[svg] {
            let picture = BodyMapSVG(map, texts: texts, owner: context.owner)
            try await TerminalDocumentStore(context)
                .write(Array(picture.text.utf8), to: file)
            if drawsOnOutput { return .printed }
            context.console.remark("Wrote \(file.path(percentEncoded: false)).\n")
        }
        return CommandResult(
            BodyMapDocument(map, texts, day: screen.day),
            text: BodyMapText.text(map, texts, on: context.console.traits)
        )
        .paged()
    }

    /// The reason a day has no map; `nil` for days up to today.
    static func refusal(of day: SiteDay, on today: SiteDay) -> String? {
        day > today ? saying("\(day.text) lies in the future.") : nil
    }
}
