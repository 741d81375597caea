public import Foundation
public import MomentumDomain

/// Computes the statistics of a view of the records.
public protocol ComputeSiteStatisticsUseCaseProtocol: Sendable {
    /// Computes the statistics at present, away from the caller's actor.
    ///
    /// Calls are independent, and cancelling does not end one.
    func execute(_ records: SiteRecords, settings: SiteSettings) async -> SiteStatistics
}

/// Computes the statistics on another thread, because a history can be long.
public struct ComputeSiteStatisticsUseCase: ComputeSiteStatisticsUseCaseProtocol {
    private let dates: any WallClock
    private let calendar: Calendar

    public init(dates: any WallClock, calendar: Calendar) {
        self.dates = dates
        self.calendar = calendar
    }

    @concurrent
    public func execute(_ records: SiteRecords, settings: SiteSettings) async -> SiteStatistics {
        SiteStatistics(records: records, settings: settings, now: dates.now, calendar: calendar)
    }
}
