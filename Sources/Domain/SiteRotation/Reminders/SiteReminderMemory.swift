public import Foundation

/// The rule of a ``SiteReminderLog``: remembers the delivered reminders.
public struct SiteReminderMemory: Hashable, Sendable {
    /// The time in seconds for which a reminder is remembered that is not among the current ones.
    private static let patience: TimeInterval = 30 * 86_400
    /// The number of seconds by which a clock may be set back without a reminder being repeated.
    private static let tolerance: TimeInterval = 600

    /// The times of the delivered reminders, by the text of their ids.
    public private(set) var told: [String: Date]

    public init(told: [String: Date] = [:]) {
        self.told = told
    }

    /// Selects due reminders that were not delivered, or were later moved to a later time.
    ///
    /// It compares reminders, not the time of the last call: a change logged late has earlier
    /// reminders, and a clock may be set back.
    ///
    /// A reminder that disappears is remembered for 30 days, because reminders may be off for a
    /// while, and an undo brings the earlier set back. One whose time lies more than ten minutes
    /// ahead was delivered by a wrong clock, and does not count.
    public mutating func collect(_ reminders: [SiteReminder], at now: Date) -> [SiteReminder] {
        let known = Set(reminders.map(\.id.description))
        told = told.filter { id, time in
            time <= now + Self.tolerance && (known.contains(id) || time > now - Self.patience)
        }
        let due = reminders.filter { reminder in
            let last = told[reminder.id.description] ?? .distantPast
            return reminder.isPast(at: now) && reminder.at > last
        }
        for reminder in due { told[reminder.id.description] = reminder.at }
        return due
    }
}
