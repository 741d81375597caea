public import Foundation

/// The times at which the values behind reminders were written, by the clocks of the devices that
/// wrote them.
///
/// They are equal on all devices with the same records.
public struct SiteWriteTimes: Hashable, Sendable {
    /// The times of one entry.
    public struct Entry: Hashable, Sendable {
        public let first: Date
        /// The latest write of what its reminders depend on.
        public let latest: Date
        /// The write that ended it; meaningless while it is worn.
        public let closing: Date

        public init(first: Date, latest: Date, closing: Date) {
            self.first = first
            self.latest = latest
            self.closing = closing
        }
    }

    public let entries: [SiteEntry.ID: Entry]
    /// The latest write of the settings of reminders, and of the target; `nil` before the first.
    public let settings: Date?

    public init(entries: [SiteEntry.ID: Entry] = [:], settings: Date? = nil) {
        self.entries = entries
        self.settings = settings
    }
}
