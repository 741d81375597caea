package import Foundation

/// The surroundings that a value's meaning depends on, besides its text.
package struct ValueContext: Sendable {
    /// The moment that `yesterday` and `-2h` count from.
    package let now: Date
    /// The calendar and time zone of days and of times without a zone.
    package let calendar: Calendar
    /// The folder that relative paths begin at.
    let workingDirectory: URL
}
