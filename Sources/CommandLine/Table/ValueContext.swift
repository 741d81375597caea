package import Foundation

/// The context that a value depends on, besides its text.
package struct ValueContext: Sendable {
    /// The moment to which `yesterday` and `-2h` refer.
    package let now: Date
    /// The calendar and time zone of days and of times without a zone.
    package let calendar: Calendar
    /// The folder that relative paths begin at.
    let workingDirectory: URL
}
