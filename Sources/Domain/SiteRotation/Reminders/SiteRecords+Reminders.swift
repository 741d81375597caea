import Foundation
import MomentumDomain

extension SiteRecords {
    /// The latest entries that count, earliest first.
    func lastEntries(_ count: Int) -> [SiteEntry] { Array(entries.suffix(count)) }

    /// The entry with reminders and the previous one, whose write times are needed.
    var entriesOfReminders: [SiteEntry.ID] { lastEntries(2).map(\.id) }
}
