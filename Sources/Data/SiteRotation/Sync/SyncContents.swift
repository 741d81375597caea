import Foundation
import MomentumSiteRotationDomain

/// The result of reading a sync folder, without the records themselves.
struct SyncContents {
    /// The files that were read completely.
    var read: [String: KnownFile] = [:]
    /// The files that are incomplete or unreadable.
    var incomplete: [String: IncompleteFile] = [:]
    /// True if a file was left unread because a newer version wrote it (ST-42).
    var hasNewerFormat = false
    /// The error of the first file that could not be read.
    var failure: SiteSyncFailure?
    /// The latest time of creation in a file, by the clock of the device that published it, in
    /// milliseconds since 1970 (ST-50).
    ///
    /// The stamps inside do not serve: after a wrong clock they stay ahead even when it is right
    /// again.
    var latestCreation = Int64.min

    /// True if every file was complete and readable.
    var isWhole: Bool { incomplete.isEmpty && !hasNewerFormat }
}
