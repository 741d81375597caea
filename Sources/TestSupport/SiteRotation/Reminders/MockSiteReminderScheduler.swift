import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A scheduler that gives prepared answers, and records its calls.
public final class MockSiteReminderScheduler: SiteReminderScheduler {
    public let scheduling = Stub<[SiteReminderNotice], Void, SiteReminderError>(
        "MockSiteReminderScheduler.schedule"
    ) { .failure(.failed($0)) }

    public init() {}

    public func schedule(_ notices: [SiteReminderNotice]) async throws(SiteReminderError) {
        try await scheduling(notices)
    }
}
