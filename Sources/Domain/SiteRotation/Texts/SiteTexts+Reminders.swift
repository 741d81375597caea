import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of reminders; part of ``SiteTexts``.
    public struct Reminders: Sendable {
        private let words: Words

        public var dueSoon: String { words("Site change due soon") }
        public var due: String { words("Site change due") }
        public var overdue: String { words("Site change overdue") }
        /// In English: `Worn since {start}.`.
        public func wornSince(_ start: String) -> String {
            words("Worn since \(start).")
        }
        /// In English: `Planned: {hours} hours.`.
        public func planned(_ hours: String) -> String {
            words("Planned: \(hours) hours.")
        }
        /// In English: `Due at {time}`.
        public func dueAt(_ time: String) -> String {
            words("Due at \(time)")
        }
        /// In English: `Due on {day}`.
        public func dueOn(_ day: String) -> String {
            words("Due on \(day)")
        }
        /// In English: `Due since {day}`.
        public func dueSince(_ day: String) -> String {
            words("Due since \(day)")
        }
        /// Follows the time of a change that is due in quiet hours.
        public var inQuietHours: String { words(", in your quiet hours") }
        /// In English: `Place: {place}.`.
        public func place(_ place: String) -> String {
            words("Place: \(place).")
        }
        /// In English: `Note: {note}`.
        public func note(_ note: String) -> String {
            words("Note: \(note)")
        }

        public var earlyForQuietHours: String { words("early, before your quiet hours") }
        public var afterQuietHours: String { words("after your quiet hours") }
        public var snoozed: String { words("put off") }

        public var off: String { words("Reminders are off.") }
        public var nothingWorn: String {
            words("No set is worn, so there is nothing to remind of.")
        }
        /// In English: `Quiet from {from} to {to}.`.
        public func quiet(_ from: String, _ to: String) -> String {
            words("Quiet from \(from) to \(to).")
        }
        /// In English: `Put off until {time}.`.
        public func snoozedUntil(_ time: String) -> String {
            words("Put off until \(time).")
        }

        init(words: Words) { self.words = words }

        /// The title of a reminder.
        public func title(of kind: SiteReminder.Kind) -> String {
            switch kind {
            case .before: dueSoon
            case .at: due
            case .after: overdue
            }
        }

        /// The reason a reminder is not at its planned time, in words.
        public func word(for reason: SiteReminder.Reason) -> String {
            switch reason {
            case .earlyForQuietHours: earlyForQuietHours
            case .afterQuietHours: afterQuietHours
            case .snoozed: snoozed
            }
        }
    }
}
