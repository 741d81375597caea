import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesStatsCommand {
    static let svg = Option.value(
        "svg",
        "FILE",
        "Write the charts as a picture to this file; - is standard output, then without the rest.",
        as: .output
    )

    static let profile = Option.value(
        "profile",
        "NAME",
        "Count the entries of one profile alone; none for those without.",
        as: .orNone(.text.completed(from: .profiles))
    )

    static let command = Command(
        "stats",
        summary: "Show how locations were used, how they rested, and how long sets lasted.",
        details: """
            Figures cover the enabled locations. Wearings below 12 hours, and others that are far \
            shorter than the rest, are left out of medians and averages, and counted as anomalies. \
            Locations are compared from three wearings on, within one profile. Rest counts from the \
            day of removal, whatever the profile.
            """,
        options: [profile, svg],
        example: "momentum sites stats --svg sites.svg",
        json: """
            {"overallMedianHours", "locationsTracked", "totalSiteChanges", "anomaliesExcluded", \
            "failures": {"completed", "recorded", "count", "rate": {"percent", "low", "high"} | null, \
            "commonest", "marked"}, \
            "countedWearings", "shortWearings", "outliers", "mostUsed": [{"id", "name"}], \
            "longestRest": [{"id", "name"}], \
            "perLocation": [{"id", "name", "totalUses", "completed", "anomalyCount", \
            "countedWearings", "shortWearings", "outliers", "averageHours", "medianHours", \
            "minHours", "maxHours", "lastUsed", "inUse", "lastRemoved", "restDays", \
            "daysSinceLastUse", "absorptionFlagPercent", "comparedProfile", "comparedWearings", "failures"}], \
            "usageDistribution": [{"id", "name", "count"}], "restTime": [{"id", "name", \
            "days" | null, "band": "rested" | "resting" | "fresh" | "inUse"}], \
            "perProfile": [{"id", "name", "completed", "countedWearings", \
            "averageHours", "medianHours", "failures"}]}
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
        let screen = composition.sites.makeStatisticsViewModel(
            router: composition.router.projected(.sites)
        )
        if let name = call[profile] {
            let argument = SiteArgument(
                records: try await composition.sites.records(),
                context: context
            )
            let id = try name.value.map { try argument.profile($0).id }
            await screen.narrow(to: .only(id))
        }
        await screen.load()
        if case .failed(let message) = screen.state { throw CommandFailure(message) }
        guard let statistics = screen.statistics else { throw CommandFailure.interrupted }

        let display = composition.sites.display
        let texts = SiteStatisticsAdapter(statistics, display: display)
        if let file = call[svg] {
            let picture = SiteChartSVG(
                title: context.named("Site Rotation"),
                caption: texts.chartCaption,
                charts: texts.charts
            )
            try await TerminalDocumentStore(context)
                .write(Array(picture.text.utf8), to: file)
            if drawsOnOutput { return .printed }
            context.console.remark("Wrote \(file.path(percentEncoded: false)).\n")
        }
        let heading = screen.heading.map { TerminalText.lines(["\(data: $0, .bold)", ""]) }
        return CommandResult(
            SiteStatisticsDocument(statistics, now: context.dates.now),
            text: statistics.isEmpty
                ? "\(screen.nothing)\n"
                : (heading ?? "") + SitesStatsText.text(texts, on: context.console.traits)
        )
        .paged()
    }
}
