import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

enum SitesInsertCommand {
    static let location = Argument.required(
        "LOCATION",
        "Where it was placed: a name, or words of it in any order. It may be switched off.",
        as: .text.completed(from: .locations)
    )
    static let time = Option.value("at", "TIME", "When it was placed.", as: .moment)
    static let end = Option.value(
        "end",
        "TIME",
        "When it came off; the start of the next one without it.",
        as: .moment
    )
    static let note = Option.value(
        "note",
        short: "m",
        "TEXT",
        "What to remember about it.",
        as: .text
    )
    static let profile = Option.value(
        "profile",
        "NAME",
        "The type of the set; the last one before without it, none for none.",
        as: .orNone(.text.completed(from: .profiles))
    )
    static let keepNeighbours = Option.flag(
        "keep-neighbours",
        "Leave entries that were worn then as they are, so that they overlap it."
    )

    static let command = Command(
        "insert",
        summary: "Put a forgotten site change at its place in the past.",
        details: """
            The set that was worn then ends at that time, and the new one lasts until the next. The \
            plan is shown before anything is written.
            """,
        arguments: [location],
        options: [
            time, end, note, profile,
            keepNeighbours, SiteCorrectionRun.dryRun,
            SiteCorrectionRun.yes,
        ],
        example: "momentum sites insert \"left thigh\" --at \"yesterday 22:00\" --dry-run",
        json: SitesReopenCommand.document
    ) { call, context in
        guard call[time] != nil else {
            throw call.usageError(
                said("It is not said when."),
                hint: said(
                    "Add --at, or for a change now: \(context.commandLine("sites log LOCATION"))"
                )
            )
        }
        try SiteCorrectionRun.checkAnswer(call, context)
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let run = try await SiteCorrectionRun(composition, context)
        let argument = SiteArgument(records: run.records, context: context)
        let place = try await argument.location(call[location])
        let profile = try argument.profile(call[profile])
        guard let time = try context.past(call[time]) else { throw CommandFailure.interrupted }
        let insertion = SiteInsertion(
            id: composition.sites.identifiers.next(),
            locationID: place.id,
            time: time,
            end: try context.past(call[end]),
            note: call[note],
            profile: profile,
            keepsNeighbours: call[keepNeighbours]
        )
        return try await run.answer(.insert(insertion), call)
    }
}
