public import Foundation

/// The rule of a ``SiteReminderLog``: the reminders that were told.
public struct SiteReminderMemory: Hashable, Sendable {
    /// The times of the told reminders of the set that was worn then, by the text form of their
    /// ids.
    public private(set) var told: [String: Date]

    public init(told: [String: Date] = [:]) {
        self.told = told
    }

    /// Selects the reminders that are due and were not told, or were moved to a later time since.
    ///
    /// It counts by reminders and not by the time of the last call: a change that was logged late
    /// has reminders before that, and a clock may be set back.
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
