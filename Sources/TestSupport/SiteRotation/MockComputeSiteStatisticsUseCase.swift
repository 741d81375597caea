public import Foundation
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that answers what a test tells it to, and records what it was asked.
public final class MockComputeSiteStatisticsUseCase: ComputeSiteStatisticsUseCaseProtocol {
    /// What the use case was called with.
    public struct Input: Hashable, Sendable {
        public let records: SiteRecords
        public let settings: SiteSettings

        public init(records: SiteRecords, settings: SiteSettings) {
            self.records = records
            self.settings = settings
        }
    }

    public let executing: Stub<Input, SiteStatistics, Never>

    /// A use case whose every call has to be prepared; one that is not gets the figures of an empty
    /// history, after the test was failed.
    public init(now: Date, calendar: Calendar) {
        executing = Stub("MockComputeSiteStatisticsUseCase.execute") { _ in
            .success(
                SiteStatistics(
                    records: SiteRecords(),
                    settings: SiteSettings(),
                    now: now,
                    calendar: calendar
                )
            )
        }
    }

    public func execute(_ records: SiteRecords, settings: SiteSettings) async -> SiteStatistics {
        await executing(Input(records: records, settings: settings))
    }
}
