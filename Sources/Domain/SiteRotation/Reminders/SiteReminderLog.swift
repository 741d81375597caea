public import Foundation
public import MomentumDomain

/// The reminders that were told, for programs that are asked from time to time.
public protocol SiteReminderLog: Sendable {
    /// Selects the reminders to tell now, and remembers them. When it returns, that is durable.
    ///
    /// - Parameters:
    ///   - reminders: All of the worn set.
    ///   - now: The moment up to which they are due.
    /// - Returns: Those that came due since the last call, earliest first.
    /// - Throws: The failure to read or save; all of them are told by the next call then.
    func collect(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws(RepositoryError) -> [SiteReminder]
}
