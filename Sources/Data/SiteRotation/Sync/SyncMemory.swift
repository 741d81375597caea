import Foundation
import MomentumSiteStore

/// The memory of a sync folder, so that a device reads and writes nothing twice.
///
/// Its loss costs no record: everything is read and published again.
struct SyncMemory: Codable, Hashable, Sendable {
    /// Files that become superfluous once their successor has been in the folder for a day (ST-48).
    struct Retirement: Codable, Hashable, Sendable {
        let successor: String
        let paths: [String]
        let since: Date
    }

    /// Transactions of other devices that no file has.
    struct Loss: Codable, Hashable, Sendable {
        /// The missing numbers, such as those of a file that is gone.
        let numbers: PublishedNumbers
        let since: Date
    }

    /// The ``SyncFolder/location`` of the folder; `nil` before the first sync that succeeded.
    var location: String?
    /// The time of the last successful sync; `nil` also if an earlier version did not record it.
    var lastSync: Date?
    var storeID: UUID?
    /// Other stores in the folder that the user chose not to join.
    var apart: Set<UUID> = []
    /// The position up to which all own transactions have been listed in the folder (ST-47).
    var position: JournalPosition?
    /// The listed files of this device.
    var own: [String: KnownFile] = [:]
    /// The time at which files of this device were first missing from the list.
    var missingSince: Date?
    /// The files of other devices that were read completely.
    var read: [String: KnownFile] = [:]
    var retirement: Retirement?
    /// Files of other devices that were read and are gone without a replacement (ST-45).
    var gone: [String: Loss] = [:]
    /// Known transactions of other devices that no complete file has.
    ///
    /// After a cut file has vanished, only this device may have the part that had arrived (ST-45).
    var orphans: Loss?

    /// The time since which each file, by path, or gap, by another name, is awaited (ST-44).
    var awaited: [String: Date] = [:]

    var known: [String: KnownFile] { own.merging(read) { $1 } }

    /// Starts anew in the same store, as in an emptied folder.
    mutating func forgetFolder() {
        self = SyncMemory(storeID: storeID, apart: apart)
    }

    /// Records the files of other devices that have been read, and those that are gone.
    ///
    /// A file is replaced if the same device has published all its transactions in other files.
    /// Neither a name nor a place in the list proves that: the file may never arrive.
    ///
    /// - Parameters:
    ///   - new: The files that have been read completely.
    ///   - device: The name of this device, whose own files move to ``own``. They arrive this way
    ///     after it has forgotten the folder, and otherwise would never be merged (ST-48).
    ///   - listing: The present files.
    ///   - now: The time of the listing.
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
        // A removed file may be listed once more; nothing is lost with it.
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

    /// Records the known transactions of other devices that no file has (ST-45).
    ///
    /// Later losses wait for the first one, because one file of all registers ends both.
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
