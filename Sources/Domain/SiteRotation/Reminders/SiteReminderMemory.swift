public import Foundation

/// The rule of a ``SiteReminderLog``: remembers the delivered reminders.
public struct SiteReminderMemory: Hashable, Sendable {
    /// The times of the delivered reminders of the then worn set, by the text of their ids.
    public private(set) var told: [String: Date]

    public init(told: [String: Date] = [:]) {
        self.told = told
    }

    /// Selects due reminders that were not delivered, or were later moved to a later time.
    ///
    /// It compares reminders, not the time of the last call: a change logged late has earlier
    /// reminders, and a clock may be set back.
    public mutating func collect(_ reminders: [SiteReminder], at now: Date) -> [SiteReminder] {
        let due = reminders.filter { reminder in
            let last = told[reminder.id.description] ?? .distantPast
            return reminder.isPast(at: now) && reminder.at > last
        }
        let known = Set(reminders.map(\.id.description))
        told = told.filter { known.contains($0.key) }
        for reminder in due { told[reminder.id.description] = reminder.at }
        return due
    }
}
