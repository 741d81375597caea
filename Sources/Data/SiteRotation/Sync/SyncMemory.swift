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

    /// A file of another device that is gone.
    struct Loss: Codable, Hashable, Sendable {
        /// What was in it.
        let numbers: PublishedNumbers
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
    /// The files of ours that were listed.
    var own: [String: KnownFile] = [:]
    /// When files of ours were first not listed any more.
    var missingSince: Date?
    /// The files of others that were read as a whole.
    var read: [String: KnownFile] = [:]
    var retirement: Retirement?
    /// Files of others that were read and are gone, with nothing in their place (ST-45).
    var gone: [String: Loss] = [:]

    /// Since when each thing is awaited: files by their paths, numbers that are missing by a name
    /// that is none of a path (ST-44).
    var awaited: [String: Date] = [:]

    /// All files that are known as a whole.
    var known: [String: KnownFile] { own.merging(read) { $1 } }

    /// Begins anew in the same store, as in a folder that was emptied.
    mutating func forgetFolder() {
        self = SyncMemory(storeID: storeID, apart: apart)
    }

    /// Notes which files of others have been read, and which of them are gone.
    ///
    /// In the place of a file is what the same device has published with all that was in it. Its
    /// name is no evidence of that, nor that it is listed: it may never arrive.
    mutating func take(_ new: [String: KnownFile], listing: SyncListing, now: Date) {
        for (path, file) in read where !listing.has(path, file) && gone[path] == nil {
            gone[path] = Loss(numbers: file.numbers, since: now)
        }
        read.merge(new) { $1 }
        read = read.filter { listing.has($0.key, $0.value) }
        guard !gone.isEmpty else { return }
        var there: [String: PublishedNumbers] = [:]
        for (path, file) in known where listing.has(path, file) {
            there[SyncListing.device(of: path), default: PublishedNumbers()]
                .formUnion(file.numbers)
        }
        gone = gone.filter { path, loss in
            there[SyncListing.device(of: path)].map { !$0.contains(loss.numbers) } ?? true
        }
    }
}
