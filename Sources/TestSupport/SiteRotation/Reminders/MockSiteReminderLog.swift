public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A log that gives prepared answers, and records its calls.
public final class MockSiteReminderLog: SiteReminderLog {
    /// The input of a call.
    public struct Call: Hashable, Sendable {
        /// The reminders to record; none for a selection.
        public let told: [SiteReminder]
        public let reminders: [SiteReminder]
        public let now: Date
    }

    public let selecting = Stub<Call, [SiteReminder], RepositoryError>("MockSiteReminderLog.due")
    public let recording = Stub<Call, Void, RepositoryError>("MockSiteReminderLog.record")

    public init() {}

    public func due(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder] {
        try await selecting(Call(told: [], reminders: reminders, now: now))
    }

    public func record(
        _ told: [SiteReminder],
        of reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) {
        try await recording(Call(told: told, reminders: reminders, now: now))
    }
}
