public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

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
