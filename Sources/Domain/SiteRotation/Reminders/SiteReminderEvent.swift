public import Foundation
import MomentumDomain

/// A reminder as an event of a calendar file, which may be imported repeatedly.
public struct SiteReminderEvent: Hashable, Sendable {
    public let reminder: SiteReminder
    public let entry: SiteEntry
    public let location: SiteLocation?
    /// The time of the latest write that affects the event.
    public let stamp: Date
    /// A number that grows with each version of the event: the seconds from the first write of the
    /// entry to ``stamp``.
    public let sequence: Int
    /// True if the set was removed before the reminder.
    public let isCancelled: Bool

    /// The events of the worn set, then the cancelled ones of the previous set.
    ///
    /// Equal records and settings give equal events, on every device and at any time.
    ///
    /// - Parameters:
    ///   - records: The newest records.
    ///   - settings: The wearer's settings.
    ///   - times: The write times of the last two entries of `records`.
    ///   - calendar: The calendar whose time zone applies to quiet hours.
    /// - Returns: The events, those of each set earliest first.
    public static func events(
        in records: SiteRecords,
        settings: SiteSettings,
        times: SiteWriteTimes,
        calendar: Calendar
    ) -> [SiteReminderEvent] {
        func events(
            of entry: SiteEntry,
            cancelledAfter end: Date? = nil
        ) -> [SiteReminderEvent] {
            guard let written = times.entries[entry.id] else { return [] }
            let settled = times.settings ?? written.first
            let cancelled = cancellation(of: written, after: settled)
            // The end of a set that is worn again was written, too, and its events were cancelled.
            let isWornAgain = written.closing > written.first
            let valid = isWornAgain ? cancelled + 1 : max(written.latest, settled)
            let stamp = end == nil ? valid : cancelled
            let seconds = stamp.wholeSeconds - written.first.wholeSeconds
            return SiteReminder.reminders(of: entry, settings: settings, calendar: calendar)
                .filter { reminder in end.map { reminder.at > $0 } ?? true }
                .map { reminder in
                    SiteReminderEvent(
                        reminder: reminder,
                        entry: entry,
                        location: records.location(entry.locationID),
                        stamp: stamp,
                        sequence: max(Int(seconds), 0),
                        isCancelled: end != nil
                    )
                }
        }
        return records.lastEntries(2).reversed().flatMap { entry in
            events(of: entry, cancelledAfter: entry.endTime)
        }
    }

    /// The time of the write that closed a set, or a second after the latest other write if that
    /// is later.
    ///
    /// The closing may arrive from another device after an event with a later number was read.
    /// Calendars ignore a cancellation with a lower number (RFC 5545, 3.8.7.4).
    private static func cancellation(
        of entry: SiteWriteTimes.Entry,
        after settings: Date
    ) -> Date {
        let others = entry.latest > entry.closing ? max(entry.latest, settings) : settings
        return max(entry.closing, others + 1)
    }
}
