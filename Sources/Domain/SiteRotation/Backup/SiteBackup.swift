public import Foundation
import MomentumDomain

/// All records of a store at one time, including deleted ones and data of newer versions.
public struct SiteBackup: Hashable, Sendable {
    /// The creation time of the backup, in whole milliseconds.
    public let created: Date
    /// A write of every written field of each record.
    package let writes: SiteWrites

    package init(created: Date, writes: SiteWrites) {
        self.created = created.cutToMilliseconds()
        self.writes = writes
    }
}
