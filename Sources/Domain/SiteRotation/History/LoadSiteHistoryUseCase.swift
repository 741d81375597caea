public import Foundation
public import MomentumDomain

/// Reads the history page by page, latest start first.
public protocol LoadSiteHistoryUseCaseProtocol: Sendable {
    /// Reads one page of the entries that a filter currently selects, off the caller's actor.
    ///
    /// Calls are independent. A cancelled call ends early, even during a long search.
    ///
    /// - Parameters:
    ///   - filter: The choice of entries; relative days are counted back from the time of the call.
    ///   - cursor: The cursor of the previous page, read with the same filter; `nil` for the first
    ///     page.
    ///   - limit: The largest number of rows, at most ``SiteHistoryRequest/largestLimit``.
    /// - Returns: The page, with the cursor of the next one.
    /// - Throws: The failure to read the records.
    func execute(
        _ filter: SiteHistoryFilter,
        after cursor: SiteHistoryCursor?,
        limit: Int
    ) async throws(RepositoryError) -> SiteHistoryPage
}

/// Converts the days of the filter to dates, and reads the page from the repository.
public struct LoadSiteHistoryUseCase: LoadSiteHistoryUseCaseProtocol {
    private let sites: any SiteRotationRepository
    private let dates: any WallClock
    private let calendar: Calendar

    public init(sites: any SiteRotationRepository, dates: any WallClock, calendar: Calendar) {
        self.sites = sites
        self.dates = dates
        self.calendar = calendar
    }

    public func execute(
        _ filter: SiteHistoryFilter,
        after cursor: SiteHistoryCursor?,
        limit: Int
    ) async throws(RepositoryError) -> SiteHistoryPage {
        try await sites.entries(
            SiteHistoryRequest(
                filter,
                after: cursor,
                limit: limit,
                now: dates.now,
                calendar: calendar
            )
        )
    }
}
