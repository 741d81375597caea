public import Foundation
public import MomentumDomain

/// The delivered reminders, for programs that run from time to time.
public protocol SiteReminderLog: Sendable {
    /// Selects the reminders to deliver now.
    ///
    /// - Parameters:
    ///   - reminders: All reminders of the worn set.
    ///   - now: The time up to which they are due.
    /// - Returns: The due reminders that are not recorded as delivered, earliest first.
    /// - Throws: The failure to read.
    func due(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder]

    /// Records delivered reminders durably.
    ///
    /// - Parameters:
    ///   - told: The delivered reminders.
    ///   - reminders: All reminders of the worn set; others are forgotten after 30 days.
    ///   - now: The present time.
    /// - Throws: The failure to read or save; ``due(_:at:)`` then selects the reminders again.
    func record(
        _ told: [SiteReminder],
        of reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError)
}
