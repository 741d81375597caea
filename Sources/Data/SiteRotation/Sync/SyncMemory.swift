import Foundation
import MomentumSiteStore

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

    /// Something of other devices that is in no file any more.
    struct Loss: Codable, Hashable, Sendable {
        /// What is missing, such as what was in a file that is gone.
        let numbers: PublishedNumbers
        let since: Date
    }

    /// The folder that this is about, as ``SyncFolder/location`` names it.
    ///
    /// It is `nil` before the first sync that succeeded.
    var location: String?
    /// When a sync last succeeded; `nil` also where an earlier version has not noted it.
    var lastSync: Date?
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
    /// What is known of others and is in no file that is there as a whole: of a file that was cut
    /// and has vanished only this device may have the part that had come (ST-45).
    var orphans: Loss?

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
    ///
    /// - Parameters:
    ///   - new: The files that have been read as a whole.
    ///   - device: The name of this device, whose own files are taken up as such. They come this
    ///     way after it has forgotten the folder, and would be put together no more (ST-48).
    ///   - listing: The files that are there.
    ///   - now: When they were listed.
    mutating func take(
        _ new: [String: KnownFile],
        of device: UInt64?,
        listing: SyncListing,
        now: Date
    ) {
        for (path, file) in read where !listing.has(path, file) && gone[path] == nil {
            gone[path] = Loss(numbers: file.numbers, since: now)
        }
        read.merge(new) { $1 }
        if let device {
            for (path, file) in read
            where SyncListing.isOriginal(path, of: device) && file.numbers.counters[device] != nil {
                own[path] = file
                read[path] = nil
            }
        }
        // A file that was removed may be listed once more; nothing is lost with it.
        let rest = PublishedNumbers(own.filter { listing.has($0.key, $0.value) }.map(\.value))
        own = own.filter { listing.files[$0.key] != nil || !rest.contains($0.value.numbers) }
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

    /// Notes what is known of other devices and is in no file (ST-45).
    ///
    /// While some of what was missed first is still missing, the rest waits with it: one file of
    /// all registers ends it for both.
    mutating func noteOrphans(of others: PublishedNumbers, listing: SyncListing, now: Date) {
        let there = PublishedNumbers(known.filter { listing.has($0.key, $0.value) }.map(\.value))
        let missed = Loss(
            numbers: (orphans?.numbers ?? others).subtracting(there),
            since: orphans?.since ?? now
        )
        let rest = Loss(numbers: others.subtracting(there), since: now)
        orphans = [missed, rest].first { !$0.numbers.isEmpty }
    }
}
