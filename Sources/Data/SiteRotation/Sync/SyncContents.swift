import Foundation
import MomentumDomain

/// What there was to be read of a sync folder, without the records themselves.
struct SyncContents {
    /// The files that were read as a whole.
    var read: [String: KnownFile] = [:]
    /// The files that are not all there, or cannot be read.
    var incomplete: [String: IncompleteFile] = [:]
    /// Whether a file was left unread because a newer version wrote it (ST-42).
    var hasNewerFormat = false
    /// Why the first of those files that could not be read could not.
    var failure: SiteSyncFailure?
    /// The highest stamp of what was read (ST-50).
    var latestStamp: UInt64 = 0

    /// Whether all of every file was there, and could be understood.
    var isWhole: Bool { incomplete.isEmpty && !hasNewerFormat }

    /// The latest time that something says it was written at, by the clock of its device (ST-50).
    var latest: Date { Date(milliseconds: Int64(latestStamp >> 16)) }
}
