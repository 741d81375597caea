public import Foundation
public import MomentumDomain
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

/// A log that gives prepared answers, and records its calls.
public final class MockSiteReminderLog: SiteReminderLog {
    /// The input of a call.
    public struct Call: Hashable, Sendable {
        public let reminders: [SiteReminder]
        public let now: Date
    }

    public let collecting = Stub<Call, [SiteReminder], RepositoryError>(
        "MockSiteReminderLog.collect"
    )

    public init() {}

    public func collect(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder] {
        try await collecting(Call(reminders: reminders, now: now))
    }
}

/// A use case that gives prepared answers, and records its calls.
public final class MockListSiteReminderEventsUseCase: ListSiteReminderEventsUseCaseProtocol {
    public let executing = Stub<Void, [SiteReminderEvent], RepositoryError>(
        "MockListSiteReminderEventsUseCase.execute"
    )

    public init() {}

    public func execute() async throws(RepositoryError) -> [SiteReminderEvent] {
        try await executing(())
    }
}
