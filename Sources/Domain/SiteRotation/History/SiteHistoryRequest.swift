public import Foundation
public import MomentumDomain

/// A request for one page of the history.
public struct SiteHistoryRequest: Hashable, Sendable {
    /// The default number of rows per page.
    public static let usualLimit = 50
    /// The maximum number of rows of a page.
    public static let largestLimit = 2_000

    public let place: SiteHistoryFilter.Place
    /// The earliest selected start; `nil` without a limit.
    public let start: Date?
    /// The time before which the selected entries start; `nil` without a limit.
    public let end: Date?
    /// The end of the previous page; `nil` for the first page.
    public let cursor: SiteHistoryCursor?
    /// The maximum number of rows on the page: 1 to ``largestLimit``.
    public let limit: Int

    /// Creates a request; `limit` is clamped to the valid range.
    public init(
        place: SiteHistoryFilter.Place = .any,
        from start: Date? = nil,
        to end: Date? = nil,
        after cursor: SiteHistoryCursor? = nil,
        limit: Int = usualLimit
    ) {
        self.place = place
        self.start = start
        self.end = end
        self.cursor = cursor
        self.limit = min(max(limit, 1), Self.largestLimit)
    }

    /// Creates a request for a page of the entries that a filter selects.
    ///
    /// Relative days are counted back from `now`, in `calendar`.
    public init(
        _ filter: SiteHistoryFilter,
        after cursor: SiteHistoryCursor? = nil,
        limit: Int = usualLimit,
        now: Date,
        calendar: Calendar
    ) {
        let (start, end) = filter.bounds(now: now, calendar: calendar)
        self.init(place: filter.place, from: start, to: end, after: cursor, limit: limit)
    }

    /// The page of `entries` that is requested.
    ///
    /// The cursor is `nil` exactly if no further entry is selected, and only a page without a
    /// cursor can be empty. The total is known for all entries, for one place, and for one range.
    ///
    /// - Throws: `RepositoryError.cancelled` if the task is cancelled during a long search.
    /// - Complexity: O(log *n*) per row of the page. A place adds one comparison per visited entry.
    public func page(of entries: SiteEntries) throws(RepositoryError) -> SiteHistoryPage {
        let span = entries.positions(from: start, to: end)
        let found = try entries.lastPositions(of: self, in: span)
        let shown = found.prefix(limit)
        let isLast = found.count <= limit
        return SiteHistoryPage(
            items: shown.map { entries[$0] },
            next: isLast ? nil : shown.last.map { SiteHistoryCursor(entries.row(at: $0)) },
            total: total(of: entries, in: span)
        )
    }

    private func total(of entries: SiteEntries, in span: Range<Int>) -> Int? {
        switch place {
        case .any: span.count
        case _ where start != nil || end != nil: nil
        case .unknown: entries.use(of: nil)?.count ?? 0
        case .location(let id): entries.use(of: id)?.count ?? 0
        case .locations(let ids): ids.reduce(0) { $0 + (entries.use(of: $1)?.count ?? 0) }
        }
    }
}
