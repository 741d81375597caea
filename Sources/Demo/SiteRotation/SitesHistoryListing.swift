import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The history as a command lists it: printed page by page, never complete in memory.
@MainActor
struct SitesHistoryListing {
    let filter: SiteHistoryFilter
    /// The number of entries to print; `Int.max` for all.
    let limit: Int
    let records: SiteRecords
    let history: any LoadSiteHistoryUseCaseProtocol
    let console: Console

    /// Prints the entries for people.
    func printText(_ display: SiteDisplay, isLoss: Bool) async throws {
        let ahead = SiteAheadAdapter(records, display: display)
        var short: SiteShortIDs?
        _ = try await forEachPage { entries in
            var text = TerminalText()
            let ids = short ?? shortIDs(from: entries)
            if short == nil {
                text += .lines(SitesHistoryText.lines(ahead, in: records))
                if entries.isEmpty {
                    let isFiltered = !records.entries.isEmpty
                    text += SitesHistoryText.nothing(isFiltered: isFiltered, isLoss: isLoss)
                }
            }
            short = ids
            let table = SitesHistoryText.table(
                entries.map { SitesHistoryText.row($0, ids, in: records, display: display) }
            )
            console.show(text + table.text(on: console.traits))
        }
    }

    /// Prints the document of the entries.
    func printDocument() async throws {
        var document: StreamedDocument?
        var short: SiteShortIDs?
        do {
            let (count, last) = try await forEachPage { entries in
                if document == nil { document = try makeDocument() }
                let ids = short ?? shortIDs(from: entries)
                short = ids
                try document?.append(entries.map { SiteEntryDocument($0, in: records, ids) })
            }
            let total = try await total(count, last)
            try document?.end(SiteHistoryDocument.End(total: total))
        } catch {
            document?.breakOff()
            throw error
        }
    }

    private func makeDocument() throws -> StreamedDocument {
        let ahead = SiteEntryDocument.list(records.ahead, in: records)
        let beginning = SiteHistoryDocument.Beginning(ahead: ahead)
        return try StreamedDocument(beginning, list: "entries", on: console)
    }

    /// The ids of the complete list; `entries` are its first page.
    private func shortIDs(from entries: [SiteEntry]) -> SiteShortIDs {
        entries.count < SiteHistoryRequest.largestLimit
            ? SiteShortIDs(of: entries.map(\.id), in: records) : SiteShortIDs(ofAll: records)
    }

    /// Reads the pages up to the limit, or until the output has no reader.
    ///
    /// `body` prints the entries of a page; the first page may be empty. Returns the number of
    /// entries, and the last page.
    private func forEachPage(
        _ body: ([SiteEntry]) throws -> Void
    ) async throws -> (count: Int, last: SiteHistoryPage) {
        var page = try await history.execute(filter, after: nil, limit: limit)
        var count = 0
        while true {
            try body(page.items)
            count += page.items.count
            guard count < limit,
                let next = try await self.page(after: page, limit: limit - count)
            else { return (count, page) }
            page = next
        }
    }

    /// The number of all matching entries; counts the rest if it is unknown.
    private func total(_ count: Int, _ last: SiteHistoryPage) async throws -> Int {
        if last.next != nil, let total = last.total { return total }
        var (count, last) = (count, last)
        while let page = try await page(after: last) {
            count += page.items.count
            last = page
        }
        return count
    }

    /// The next page; `nil` at the end, or if the output has no reader.
    private func page(
        after page: SiteHistoryPage,
        limit: Int = .max
    ) async throws
        -> SiteHistoryPage?
    {
        guard let cursor = page.next, console.hasReader else { return nil }
        try Task.checkCancellation()
        return try await history.execute(filter, after: cursor, limit: limit)
    }
}
