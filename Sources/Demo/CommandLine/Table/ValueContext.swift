import Foundation

/// What the meaning of a value can depend on besides its text.
struct ValueContext: Sendable {
    /// The calendar and time zone of days and of times without a zone.
    let calendar: Calendar
    /// Where relative paths begin.
    let workingDirectory: URL
}
