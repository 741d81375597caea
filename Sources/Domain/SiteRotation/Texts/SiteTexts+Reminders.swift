import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of reminders; part of ``SiteTexts``.
    public struct Reminders: Sendable {
        public var dueSoon = "Site change due soon"
        public var due = "Site change due"
        public var overdue = "Site change overdue"
        public var wornSince: @Sendable (_ start: String) -> String = { "Worn since \($0)." }
        public var planned: @Sendable (_ hours: String) -> String = { "Planned: \($0) hours." }
        public var dueAt: @Sendable (_ time: String) -> String = { "Due at \($0)" }
        public var dueOn: @Sendable (_ day: String) -> String = { "Due on \($0)" }
        public var dueSince: @Sendable (_ day: String) -> String = { "Due since \($0)" }
        /// Follows the time of a change that is due in quiet hours.
        public var inQuietHours = ", in your quiet hours"
        public var place: @Sendable (_ place: String) -> String = { "Place: \($0)." }
        public var note: @Sendable (_ note: String) -> String = { "Note: \($0)" }

        public var earlyForQuietHours = "early, before your quiet hours"
        public var afterQuietHours = "after your quiet hours"
        public var snoozed = "put off"

        public var off = "Reminders are off."
        public var nothingWorn = "No set is worn, so there is nothing to remind of."
        public var quiet: @Sendable (_ from: String, _ to: String) -> String = {
            "Quiet from \($0) to \($1)."
        }
        public var snoozedUntil: @Sendable (_ time: String) -> String = { "Put off until \($0)." }

        public init() {}

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
