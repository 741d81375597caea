public import Foundation
public import MomentumDomain

/// Computes the statistics of a view of the records.
public protocol ComputeSiteStatisticsUseCaseProtocol: Sendable {
    /// Counts and measures as of now, away from the caller's actor.
    ///
    /// Calls do not influence each other, and cancelling does not end one.
    ///
    /// - Parameters:
    ///   - records: The records to look at.
    ///   - settings: Has the threshold below which a location is flagged.
    /// - Returns: The figures of both.
    func execute(_ records: SiteRecords, settings: SiteSettings) async -> SiteStatistics
}

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
