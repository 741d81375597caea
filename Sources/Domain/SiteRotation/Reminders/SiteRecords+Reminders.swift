import Foundation
import MomentumDomain

extension SiteRecords {
    /// The latest entries that count, earliest first.
    func lastEntries(_ count: Int) -> [SiteEntry] { Array(entries.suffix(count)) }

    /// The entry whose reminders come, and the one before it, for their write times.
    var entriesOfReminders: [SiteEntry.ID] { lastEntries(2).map(\.id) }
}
