public import Foundation

/// The write times of the values behind reminders, by the clocks of the devices that wrote them.
///
/// They are equal on all devices with the same records.
public struct SiteWriteTimes: Hashable, Sendable {
    /// The times of one entry.
    public struct Entry: Hashable, Sendable {
        public let first: Date
        /// The latest write that affects the entry's reminders.
        public let latest: Date
        /// The write that ended the entry; meaningless while it is worn.
        public let closing: Date

        public init(first: Date, latest: Date, closing: Date) {
            self.first = first
            self.latest = latest
            self.closing = closing
        }
    }

    public let entries: [SiteEntry.ID: Entry]
    /// The latest write of the reminder settings and the target; `nil` before the first.
    public let settings: Date?

    public init(entries: [SiteEntry.ID: Entry] = [:], settings: Date? = nil) {
        self.entries = entries
        self.settings = settings
    }
}
