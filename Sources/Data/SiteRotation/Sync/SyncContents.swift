import Foundation
import MomentumSiteRotationDomain

/// The result of reading a sync folder, without the records themselves.
struct SyncContents {
    var read: [String: KnownFile] = [:]
    /// The files that are incomplete or unreadable.
    var incomplete: [String: IncompleteFile] = [:]
    /// True if a file was left unread because a newer version wrote it (ST-42).
    var hasNewerFormat = false
    /// The error of the first file that could not be read.
    var failure: SiteSyncFailure?
    /// The latest time of creation in a file, by the clock of its device, in milliseconds since
    /// 1970 (ST-50).
    ///
    /// The stamps inside stay ahead even after a wrong clock is right again.
    var latestCreation = Int64.min

    var isWhole: Bool { incomplete.isEmpty && !hasNewerFormat }
}
