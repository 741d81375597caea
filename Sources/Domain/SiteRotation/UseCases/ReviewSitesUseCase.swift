public import MomentumDomain

/// Finds what is probably wrong in the history.
public protocol ReviewSitesUseCaseProtocol: Sendable {
    /// Looks through a view of the records at present, away from the caller's actor.
    ///
    /// Calls are independent, and cancelling does not end one.
    func execute(_ records: SiteRecords, settings: SiteSettings) async -> [SiteIssue]
}

/// Looks for issues on another thread, because a history can be long.
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
