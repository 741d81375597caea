public import Foundation
import MomentumDomain

/// A reminder that a set is to be changed.
public struct SiteReminder: Hashable, Sendable, Identifiable {
    /// The position among the reminders of an entry.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A reminder some time before the change is due.
        case before
        /// A reminder when the change is due.
        case at
        /// One of several reminders while the change is overdue.
        case after

        private var rank: Int {
            switch self {
            case .before: 0
            case .at: 1
            case .after: 2
            }
        }

        static func < (left: Kind, right: Kind) -> Bool { left.rank < right.rank }
    }

    /// The reason a reminder is not at its planned time.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The planned time is in quiet hours; the reminder precedes them.
        case earlyForQuietHours
        /// The planned time is in quiet hours; the reminder follows them.
        case afterQuietHours
        case snoozed
    }

    /// The identity among all reminders of all devices.
    public struct ID: Hashable, Sendable, LosslessStringConvertible {
        public let entryID: SiteEntry.ID
        public let kind: Kind
        public let number: Int

        init(entryID: SiteEntry.ID, kind: Kind, number: Int) {
            self.entryID = entryID
            self.kind = kind
            self.number = number
        }

        /// Reads the format of ``description``; `nil` for any other.
        public init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3, let entry = UUID(uuidString: String(parts[0])),
                let kind = Kind(rawValue: String(parts[1])),
                let number = Int(parts[2]), number > 0
            else { return nil }
            self.init(entryID: entry, kind: kind, number: number)
        }

        /// The id of the entry, the kind and the number, separated by slashes.
        public var description: String { "\(entryID.uuidString)/\(kind.rawValue)/\(number)" }
    }

    public let id: ID
    /// The time of the reminder.
    public let at: Date
    /// The end of the planned wearing.
    public let due: Date
    /// The reason; `nil` if the reminder is at its planned time.
    public let reason: Reason?

    public var entryID: SiteEntry.ID { id.entryID }
    public var kind: Kind { id.kind }
    /// The number among the reminders of its kind, from 1.
    public var number: Int { id.number }

    /// True if the time of the reminder has passed at `now`.
    public func isPast(at now: Date) -> Bool { at <= now }
}

extension SiteReminder {
    /// The shortest time between two reminders, in seconds.
    static let spacing: TimeInterval = 600
    /// The shortest time in seconds by which a reminder precedes the quiet hours; their start is
    /// already quiet.
    private static let least: TimeInterval = 60

    /// The reminders of an entry, earliest first; empty while reminders are off.
    ///
    /// They depend on no clock, so all devices compute the same list. An ended entry has the
    /// reminders from the time it was worn.
    ///
    /// - Parameters:
    ///   - entry: A wearing; its own target takes precedence.
    ///   - settings: The wearer's settings.
    ///   - calendar: The calendar whose time zone applies to quiet hours.
    /// - Returns: The reminders, at least ten minutes apart.
    public static func reminders(
        of entry: SiteEntry,
        settings: SiteSettings,
        calendar: Calendar
    ) -> [SiteReminder] {
        guard settings.reminders.isOn, entry.isInCalendar else { return [] }
        let plan = Plan(entry, settings, calendar.timeZone)
        let planned = plan.times.map { kind, number, time in
            plan.reminder(kind, number, at: time)
        }
        .sorted { left, right in
            left.at == right.at ? isEarlier(left.id, right.id) : left.at < right.at
        }
        return planned.reduce(into: []) { kept, reminder in
            guard let last = kept.last, reminder.at.timeIntervalSince(last.at) < spacing else {
                kept.append(reminder)
                return
            }
            if isEarlier(last.id, reminder.id) { kept[kept.count - 1] = reminder }
        }
    }

    private static func isEarlier(_ left: ID, _ right: ID) -> Bool {
        left.kind == right.kind ? left.number < right.number : left.kind < right.kind
    }

    /// The times of one entry's reminders, before they are spaced.
    private struct Plan {
        let entry: SiteEntry
        let settings: ReminderSettings
        let zone: TimeZone
        let due: Date
        /// The earliest time to which a reminder may be moved.
        let half: Date

        init(_ entry: SiteEntry, _ settings: SiteSettings, _ zone: TimeZone) {
            self.entry = entry
            self.settings = settings.reminders
            self.zone = zone
            let target = entry.targetHours(settings) * 3600
            due = (entry.startTime + target).cutToMilliseconds()
            half = entry.startTime + target / 2
        }

        var times: [(kind: Kind, number: Int, time: Date)] {
            let early = due - TimeInterval(settings.leadMinutes * 60)
            let before: [(Kind, Int, Date)] =
                settings.leadMinutes > 0 && early > entry.startTime ? [(.before, 1, early)] : []
            let step = TimeInterval(settings.repeatMinutes * 60)
            let after = (0..<settings.repeatCount).map { number -> (Kind, Int, Date) in
                (.after, number + 1, due + TimeInterval(number + 1) * step)
            }
            return before + [(.at, 1, due)] + after
        }

        func reminder(_ kind: Kind, _ number: Int, at time: Date) -> SiteReminder {
            var (time, reason) = moved(kind, from: time)
            if let snoozed = entry.snoozedUntil, time < snoozed {
                reason = .snoozed
                time = quiet(snoozed)?.upperBound ?? snoozed
            }
            return SiteReminder(
                id: ID(entryID: entry.id, kind: kind, number: number),
                at: time,
                due: due,
                reason: reason
            )
        }

        /// The time outside the quiet hours that replaces `time`.
        private func moved(_ kind: Kind, from time: Date) -> (Date, Reason?) {
            guard let quiet = quiet(time) else { return (time, nil) }
            let margin = max(TimeInterval(settings.marginMinutes * 60), SiteReminder.least)
            let early = quiet.lowerBound - margin
            if kind != .after, early >= half { return (early, .earlyForQuietHours) }
            return (quiet.upperBound, .afterQuietHours)
        }

        private func quiet(_ time: Date) -> Range<Date>? {
            settings.quietHours?.span(around: time, in: zone)
        }
    }
}
