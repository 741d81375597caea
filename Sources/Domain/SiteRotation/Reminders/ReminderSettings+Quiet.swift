public import Foundation

extension ReminderSettings {
    /// True if the quiet hours suppress reminders at a time.
    public func isQuiet(_ moment: Date, in calendar: Calendar) -> Bool {
        quietHours?.span(around: moment, in: calendar.timeZone) != nil
    }
}
