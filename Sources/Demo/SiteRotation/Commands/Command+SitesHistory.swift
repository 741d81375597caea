import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

extension Command {
    /// `momentum sites history`
    static let sitesHistory = Command(
        "history",
        summary: "List the entries, the latest first.",
        options: [
            SitesHistoryCommand.location, SitesHistoryCommand.last, SitesHistoryCommand.from,
            SitesHistoryCommand.to, SitesHistoryCommand.limit,
        ],
        example: "momentum sites history --last 30",
        json: """
            {"entries": [{"id", "location", "start", "end", "durationText", "note"}], "total": n}
            """
    ) { call, context in
        let composition = try Composition(context)
        let history = try composition.sites.makeHistoryViewModel()
        await history.load()
        let records = try await composition.siteRecords()
        history.filter = try SitesHistoryCommand.filter(call, in: records)

        var entries: [SiteEntry] = []
        if case .showing(let shown) = history.state { entries = shown }
        let listed = entries.prefix(call[SitesHistoryCommand.limit] ?? .max)
        return CommandAnswer(
            SiteHistoryDocument(
                entries: listed.map { SiteEntryDocument($0, in: records) },
                total: entries.count
            ),
            text: SitesHistoryText.text(listed.map(history.row), state: history.state)
        )
    }
}
