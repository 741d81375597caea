import Foundation
import MomentumSiteRotationDomain

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
    /// The latest time at which a file says it was made, by the clock of the device that published
    /// it, in milliseconds since 1970 (ST-50).
    ///
    /// The stamps in it tell less: above one of a wrong clock they stay when it was set right.
    var latestCreation = Int64.min

    /// Whether all of every file was there, and could be understood.
    var isWhole: Bool { incomplete.isEmpty && !hasNewerFormat }
}
