public import Foundation

/// Computes the statistics on another thread, because a history can be long.
public struct ComputeSiteStatisticsUseCase: ComputeSiteStatisticsUseCaseProtocol {
    private let clock: any WallClock
    private let calendar: Calendar

    public init(clock: any WallClock, calendar: Calendar) {
        self.clock = clock
        self.calendar = calendar
    }

    @concurrent
    public func execute(_ records: SiteRecords, settings: SiteSettings) async -> SiteStatistics {
        SiteStatistics(records: records, settings: settings, now: clock.now, calendar: calendar)
    }
}
