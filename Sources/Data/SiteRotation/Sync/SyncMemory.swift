import Foundation

/// What a device knows of a sync folder, so that it reads and writes nothing twice.
///
/// Losing it loses no record: everything is read and published once more.
struct SyncMemory: Codable, Hashable, Sendable {
    /// Files that are superfluous once another one has been in the folder for a day (ST-48).
    struct Retirement: Codable, Hashable, Sendable {
        let successor: String
        let paths: [String]
        let since: Date
    }

    /// The folder that this is about; see ``SyncFolder/location``.
    var location: String?
    /// The store that was joined.
    var storeID: UUID?
    /// Stores in the same folder that are none of this device's, because the user said so.
    var apart: Set<UUID> = []
    /// Everything that was written here before this has been listed in the folder (ST-47).
    var position: JournalPosition?
    /// The files of ours that were listed, with their sizes.
    var own: [String: Int] = [:]
    /// When files of ours were first not listed any more.
    var missingSince: Date?
    /// The files of others that were read as a whole, with their sizes.
    var read: [String: Int] = [:]
    var retirement: Retirement?
    /// Files of others that were read and are gone, with nothing in their place, and since when
    /// (ST-45).
    var gone: [String: Date] = [:]

    /// Begins anew in the same store, as in a folder that was emptied.
    mutating func forgetFolder() {
        self = SyncMemory(storeID: storeID, apart: apart)
    }

    /// Notes which files of others have been read, and which of them are gone.
    mutating func take(_ new: [String: Int], listing: SyncListing, now: Date) {
        for path in read.keys where gone[path] == nil { gone[path] = now }
        gone = gone.filter { !listing.replaces($0.key) }
        read = read.filter { listing.files[$0.key] != nil }.merging(new) { $1 }
    }
}
