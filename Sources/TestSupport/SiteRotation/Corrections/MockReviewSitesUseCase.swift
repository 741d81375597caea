public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockReviewSitesUseCase: ReviewSitesUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let records: SiteRecords
        public let settings: SiteSettings

        public init(records: SiteRecords, settings: SiteSettings) {
            self.records = records
            self.settings = settings
        }
    }

    public let executing = Stub<Input, [SiteIssue], Never>("MockReviewSitesUseCase.execute") { _ in
        .success([])
    }

    public init() {}

    public func execute(_ records: SiteRecords, settings: SiteSettings) async -> [SiteIssue] {
        await executing(Input(records: records, settings: settings))
    }
}
