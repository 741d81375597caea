import Foundation
import MomentumDomain

/// What was read of a sync folder.
struct SyncContents {
    var transactions: [EncodedTransaction] = []
    var snapshots: [Snapshot] = []
    /// The files that were read as a whole, with their sizes.
    var read: [String: Int] = [:]
    /// Whether all of every file was there.
    var isWhole = true
    /// Whether a file was left unread because a newer version wrote it (ST-42).
    var hasNewerFormat = false
    /// Why the first of those files that could not be read could not.
    var failure: SiteSyncFailure?

    /// The latest time that something says it was written at, by the clock of its device (ST-50).
    var latest: Date {
        let stamps =
            transactions.map(\.transaction.stamp) + snapshots.map(\.state.latestStamp)
        return Date(milliseconds: Int64((stamps.max() ?? 0) >> 16))
    }
}
