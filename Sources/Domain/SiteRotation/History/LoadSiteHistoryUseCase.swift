public import Foundation
public import MomentumDomain

/// Reads the history page by page, the entry with the latest start first.
public protocol LoadSiteHistoryUseCaseProtocol: Sendable {
    /// Reads one page of what a filter selects at present, away from the caller's actor.
    ///
    /// Calls are independent. A cancelled call ends early, also in a long search.
    ///
    /// - Parameters:
    ///   - filter: The choice of entries; its last days count back from the moment of the call.
    ///   - cursor: The cursor of the page before, read with the same filter; `nil` for the first.
    ///   - limit: The largest number of rows, at most ``SiteHistoryRequest/largestLimit``.
    /// - Returns: The page, with the cursor of the next one.
    /// - Throws: The failure to read the records.
    func execute(
        _ filter: SiteHistoryFilter,
        after cursor: SiteHistoryCursor?,
        limit: Int
    ) async throws(RepositoryError) -> SiteHistoryPage
}

/// Turns the days of the filter into moments, and reads the page from the repository.
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
