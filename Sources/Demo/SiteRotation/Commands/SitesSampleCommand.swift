import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesSampleCommand {
    static let days = Option.value(
        "days",
        "N",
        "How many days the history is long.",
        as: .integer(in: SiteSample.lengths),
        default: 90
    )
    static let replace = Option.flag("replace", "Put it in place of the entries that are there.")

    static let command = Command(
        "sample",
        summary: "Fill an empty store with a made-up history, to try the commands on.",
        details: "The last of its changes was 30 hours ago. Take it back with: momentum sites undo",
        options: [days, replace, SitesImportCommand.yes],
        example: "momentum sites sample --days 30",
        json: #"{"outcome": "imported", …}, as import"#
    ) { call, context in
        let root = try await CompositionRoot.forRecords(.init(context: context))
        let count = try await root.sites.records().entryCount
        guard count == 0 || call[replace] else {
            throw CommandFailure(
                domain: CommandFailure.ownDomain,
                code: 6,
                kind: "notEmpty",
                message: said(
                    """
                    There \(count == 1 ? "is" : "are") \(.counted(count, "entry", "entries")) \
                    already. Add --replace to put the sample in their place.
                    """
                ),
                isRefusal: true
            )
        }
        let screen = root.sites.makeImportViewModel()
        let sample = SiteSample(days: call[days], now: context.now)
        return try await CommandFailure.whole {
            await screen.prepare(Array(sample.csv.utf8), mode: .replace)
            switch screen.state {
            case .previewing(let preview):
                return try await SitesImportCommand.apply(
                    (screen, preview.report),
                    call,
                    root,
                    context
                )
            case .refused(let message, _): throw CommandFailure(message)
            default: throw CommandFailure.interrupted
            }
        }
    }
}
