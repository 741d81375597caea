import Foundation
import MomentumDomain
import MomentumSiteRotationDomain

/// Pages of a million entries, and of a thousand.
enum Pages {
    static let large = History.records.entries
    static let small = History.smallRecords.entries
    /// The end of a page in the middle of each.
    static let largeMiddle = middle(of: large)
    static let smallMiddle = middle(of: small)
    /// Only the very first entry is at this place, and it lies before ``afterFirst``.
    static let rarePlace = UUID()
    static let rare = SiteEntries(
        History.entries.enumerated().map { number, entry in
            SiteEntry(
                id: entry.id,
                locationID: number == 0 ? rarePlace : entry.locationID,
                startTime: entry.startTime,
                endTime: entry.endTime
            )
        }
    )
    static let afterFirst = History.now - Double(History.count) * 300 + 1

    static func first(of entries: SiteEntries, limit: Int = 50) throws -> SiteHistoryPage {
        try SiteHistoryRequest(limit: limit).page(of: entries)
    }

    static func after(
        _ cursor: SiteHistoryCursor?,
        of entries: SiteEntries
    ) throws -> SiteHistoryPage {
        try SiteHistoryRequest(after: cursor).page(of: entries)
    }

    /// The page of a filter that selects nothing, and knows it at the very end only.
    static func ofNothing() throws -> SiteHistoryPage {
        try SiteHistoryRequest(place: .location(rarePlace), from: afterFirst).page(of: rare)
    }

    /// Every page of 50, one after the other; the number of their entries.
    static func all(of entries: SiteEntries) throws -> Int {
        var page = try first(of: entries)
        var count = page.items.count
        while let cursor = page.next {
            page = try after(cursor, of: entries)
            count += page.items.count
        }
        return count
    }

    private static func middle(of entries: SiteEntries) -> SiteHistoryCursor? {
        let request = SiteHistoryRequest(to: entries[entries.count / 2].startTime, limit: 1)
        return try? request.page(of: entries).next
    }
}
