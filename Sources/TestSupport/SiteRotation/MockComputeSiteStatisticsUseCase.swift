public import Foundation
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockComputeSiteStatisticsUseCase: ComputeSiteStatisticsUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let records: SiteRecords
        public let settings: SiteSettings
        public let profiles: WearProfileFilter

        public init(
            records: SiteRecords,
            settings: SiteSettings,
            profiles: WearProfileFilter = .any
        ) {
            self.records = records
            self.settings = settings
            self.profiles = profiles
        }
    }

    public let executing: Stub<Input, SiteStatistics, Never>

    /// Creates a use case; an unprepared call fails the test and returns empty statistics.
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

    public func execute(
        _ records: SiteRecords,
        settings: SiteSettings,
        profiles: WearProfileFilter
    ) async -> SiteStatistics {
        await executing(Input(records: records, settings: settings, profiles: profiles))
    }
}
