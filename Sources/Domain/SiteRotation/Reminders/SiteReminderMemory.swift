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

    /// The due reminders that were not delivered, or were later moved to a later time.
    ///
    /// It compares reminders, not the time of the last call: a change logged late has earlier
    /// reminders, and a clock may be set back. One whose time lies more than ten minutes ahead was
    /// delivered by a wrong clock, and does not count.
    public func due(_ reminders: [SiteReminder], at now: Date) -> [SiteReminder] {
        reminders.filter { reminder in
            let last = told[reminder.id.description].flatMap { isAhead($0, of: now) ? nil : $0 }
            return reminder.isPast(at: now) && reminder.at > last ?? .distantPast
        }
    }

    /// Remembers delivered reminders.
    ///
    /// One that is no longer among `reminders`, all those of the worn set, is remembered for 30
    /// days, because reminders may be off for a while, and an undo brings the earlier set back.
    public mutating func record(
        _ delivered: [SiteReminder],
        of reminders: [SiteReminder],
        at now: Date
    ) {
        let known = Set(reminders.map(\.id.description))
        told = told.filter { id, time in
            !isAhead(time, of: now) && (known.contains(id) || time > now - Self.patience)
        }
        for reminder in delivered { told[reminder.id.description] = reminder.at }
    }

    private func isAhead(_ time: Date, of now: Date) -> Bool { time > now + Self.tolerance }
}
