public import Foundation
public import MomentumDomain

/// The delivered reminders, for programs that run from time to time.
public protocol SiteReminderLog: Sendable {
    /// Selects the reminders to deliver now, and records them durably before it returns.
    ///
    /// - Parameters:
    ///   - reminders: All reminders of the worn set.
    ///   - now: The time up to which they are due.
    /// - Returns: The reminders that became due since the last call, earliest first.
    /// - Throws: The failure to read or save; the next call then delivers all of them.
    func collect(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder]
}
