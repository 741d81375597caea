public import Foundation
public import MomentumDomain

/// Computes the statistics of a view of the records.
public protocol ComputeSiteStatisticsUseCaseProtocol: Sendable {
    /// Computes the current statistics of the selected profiles, off the caller's actor.
    ///
    /// Calls are independent, and cancellation does not end them.
    func execute(
        _ records: SiteRecords,
        settings: SiteSettings,
        profiles: WearProfileFilter
    ) async -> SiteStatistics
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
    public func execute(
        _ records: SiteRecords,
        settings: SiteSettings,
        profiles: WearProfileFilter
    ) async -> SiteStatistics {
        SiteStatistics(
            records: records,
            settings: settings,
            now: dates.now,
            calendar: calendar,
            profiles: profiles
        )
    }
}
