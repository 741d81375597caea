import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesHistoryCommand {
    static let location = Option.value(
        "location",
        "L",
        "Entries at one location; unknown for those without one.",
        as: .text.completed(from: .locations)
    )
    static let last = Option.value(
        "last",
        "DAYS",
        "Entries of the last 7, 30 or 90 days.",
        as: .choice(7, 30, 90)
    )
    static let from = Option.value("from", "DAY", "Entries from this day on.", as: .day)
    static let to = Option.value("to", "DAY", "Entries up to this day.", as: .day)
    static let limit = Option.value(
        "limit",
        short: "n",
        "N",
        "At most this many, the latest first.",
        as: .integer(in: 1...Int.max)
    )

    static let command = Command(
        "history",
        summary: "List the entries, the latest first.",
        options: [
            location, last, from,
            to, limit,
        ],
        example: "momentum sites history --last 30",
        json: """
            {"entries": [{"id", "shortId", "location", "start", "end", "durationText", "note", \
            "reason", "findings", "profile", "targetHours"}], "total": n, "ahead": [E as in entries]}
            """
    ) { call, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let records = try await composition.sites.records()
        let listing = SitesHistoryListing(
            filter: try await filter(
                call,
                SiteArgument(records: records, context: context)
            ),
            limit: call[limit] ?? .max,
            records: records,
            history: composition.sites.loadHistory,
            console: context.console
        )
        if context.console.mode.isJSON {
            try await listing.printDocument()
        } else {
            context.console.beginList()
            try await listing.printText(
                composition.sites.display,
                isLoss: composition.sites.makeTroubleViewModel().canAcknowledge
            )
        }
        return .printed
    }

    /// The filter that the options describe.
    @MainActor
    private static func filter(
        _ call: Invocation,
        _ argument: SiteArgument
    ) async throws -> SiteHistoryFilter {
        var filter = SiteHistoryFilter()
        if let name = call[location] {
            filter.place =
                name.comparisonKey == "unknown"
                ? .unknown : .location(try await argument.location(name).id)
        }
        let days = (call[from], call[to])
        if let count = call[last] {
            guard days == (nil, nil) else {
                throw call.usageError(saying("--last cannot be combined with --from or --to."))
            }
            filter.range = .lastDays(count)
        } else if days != (nil, nil) {
            if let from = days.0, let to = days.1, to < from {
                throw call.usageError(saying("--to lies before --from."))
            }
            filter.range = .days(from: days.0, to: days.1)
        }
        return filter
    }
}
