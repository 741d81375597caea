public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain

/// The texts of a reminder.
public struct SiteReminderAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteReminder.ID
    public let at: Date
    public let title: String
    /// The start, the planned wear time and the due time; also the place and note if the device
    /// allows it.
    ///
    /// It is true at the time of the reminder, and of a past one, now.
    public let text: String
    /// The title and ``text`` in one; a reminder before the due time is one of a due change once
    /// that time has passed.
    public let message: String
    /// The date and time of the reminder.
    public let time: String
    /// The reason it is not at its planned time; `nil` if it is.
    public let reason: String?
    public let isPast: Bool

    /// - Parameters:
    ///   - reminder: A reminder of `entry`.
    ///   - entry: The worn set, or the previous one.
    ///   - location: Its location.
    ///   - settings: The settings that the reminder follows.
    ///   - now: The current time, which decides if the reminder is past.
    ///   - display: The wording.
    public init(
        _ reminder: SiteReminder,
        of entry: SiteEntry,
        at location: SiteLocation?,
        settings: SiteSettings,
        now: Date,
        display: SiteDisplay
    ) {
        let texts = display.texts.reminders
        id = reminder.id
        at = reminder.at
        title = texts.title(of: reminder.kind)
        time = display.dateAndTime(reminder.at)
        reason = reminder.reason.map(texts.word)
        isPast = reminder.isPast(at: now)
        text = Self.text(
            of: reminder,
            of: entry,
            at: location,
            settings: settings,
            display: display,
            times: (display.dateAndTime, display.time),
            readAt: max(reminder.at, now)
        )
        let isLate = reminder.kind == .before && reminder.due <= now
        message = "\(isLate ? texts.due : title). \(text)"
    }

    /// The reminder in the form that a scheduler takes.
    public var notice: SiteReminderNotice {
        SiteReminderNotice(id: id, at: at, title: title, text: text)
    }

    /// The row as one sentence: time, title, reason.
    public var accessibilityLabel: String {
        [time, title, reason].compactMap(\.self).joined(separator: ", ")
    }

    /// The formats of a time: date and time, and time of day only.
    typealias Times = (moment: (Date) -> String, time: (Date) -> String)

    static func text(
        of reminder: SiteReminder,
        of entry: SiteEntry,
        at location: SiteLocation?,
        settings: SiteSettings,
        display: SiteDisplay,
        times: Times,
        readAt moment: Date
    ) -> String {
        let texts = display.texts.reminders
        let isQuiet = settings.reminders.isQuiet(reminder.due, in: display.calendar)
        let names =
            settings.namesInReminders
            ? [
                texts.place(display.texts.displayName(of: location)),
                entry.note.map { texts.note($0) },
            ]
            : []
        let sentences = [
            texts.wornSince(times.moment(entry.startTime)),
            texts.planned(display.number(entry.targetHours(settings))),
            due(reminder, at: moment, texts, times) + (isQuiet ? texts.inQuietHours : "") + ".",
        ]
        return (sentences + names).compactMap(\.self).joined(separator: " ")
    }

    /// The time at which the change is due; within a day, only the time of day.
    private static func due(
        _ reminder: SiteReminder,
        at moment: Date,
        _ texts: SiteTexts.Reminders,
        _ times: Times
    ) -> String {
        let distance = reminder.due.timeIntervalSince(moment)
        if distance < 0 { return texts.dueSince(times.moment(reminder.due)) }
        return distance < 86_400
            ? texts.dueAt(times.time(reminder.due)) : texts.dueOn(times.moment(reminder.due))
    }
}
