import Foundation

/// The surroundings that a value's meaning depends on, besides its text.
package struct ValueContext: Sendable {
    /// The calendar and time zone of days and of times without a zone.
    let calendar: Calendar
    /// The folder that relative paths begin at.
    let workingDirectory: URL
}
