public import Foundation

extension ReminderSettings {
    /// True if no reminder comes at a moment, because it is in the quiet hours.
    public func isQuiet(_ moment: Date, in calendar: Calendar) -> Bool {
        quietHours?.span(around: moment, in: calendar.timeZone) != nil
    }
}
