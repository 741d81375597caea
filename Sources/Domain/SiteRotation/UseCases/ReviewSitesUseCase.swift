public import MomentumDomain

/// Finds probable mistakes in the history.
public protocol ReviewSitesUseCaseProtocol: Sendable {
    /// Reviews a view of the records at the current time, off the caller's actor.
    ///
    /// Calls are independent, and cancellation does not end them.
    func execute(_ records: SiteRecords, settings: SiteSettings) async -> [SiteIssue]
}

/// Searches for issues on another thread, because a history can be long.
public struct ReviewSitesUseCase: ReviewSitesUseCaseProtocol {
    private let dates: any WallClock

    public init(dates: any WallClock) {
        self.dates = dates
    }

    @concurrent
    public func execute(_ records: SiteRecords, settings: SiteSettings) async -> [SiteIssue] {
        records.issues(targetHours: settings.targetHours(of: records.device), at: dates.now)
    }
}
