import Foundation
import MomentumSiteStore

/// The device's memory of a sync folder, so that it reads and writes nothing twice.
///
/// Its loss costs no record: the next sync reads and publishes everything again.
struct SyncMemory: Codable, Hashable, Sendable {
    /// The files that become superfluous once their successor has been in the folder for a day
    /// (ST-48).
    struct Retirement: Codable, Hashable, Sendable {
        let successor: String
        let paths: [String]
        var since: Date
    }

    /// The transactions that are in no file.
    struct Loss: Codable, Hashable, Sendable {
        /// The missing numbers, such as those of a removed file.
        let numbers: PublishedNumbers
        var since: Date
    }

    /// The seconds that other devices get to see a change.
    private static let day: TimeInterval = 86_400

    /// The ``SyncFolder/location`` of the folder; `nil` before the first successful sync.
    private(set) var location: String?
    /// The location of a folder to read again, because its records may be lost here.
    private(set) var formerLocation: String?
    /// The time of the last successful sync; also `nil` if an earlier version did not record it.
    private(set) var lastSync: Date?
    private(set) var storeID: UUID?
    /// The other stores in the folder that the user chose not to join.
    private(set) var apart: Set<UUID> = []
    /// The position up to which all own transactions have appeared in the folder (ST-47).
    private(set) var position: JournalPosition?
    /// The listed files of this device.
    private(set) var own: [String: KnownFile] = [:]
    /// The time when files of this device were first missing from the listing.
    private(set) var missingSince: Date?
    /// The files of other devices that were read completely.
    private(set) var read: [String: KnownFile] = [:]
    private(set) var retirement: Retirement?
    /// The known transactions that are in no complete file.
    ///
    /// After their file has vanished or was cut, only this device may have them (ST-45).
    private(set) var orphans: Loss?
    /// True once all registers are to be published, because files are compared by numbers alone.
    ///
    /// Two transactions with one number were read: a device that was restored from a backup wrote
    /// the second one (ST-9). Or others may lack values of a restored entry that are known here.
    ///
    /// Optional, because the files of earlier versions lack it.
    private(set) var isForked: Bool?
    /// The file of all registers that was made because of a fork; only it may have some values.
    private(set) var forkFile: String?
    /// The start of the wait for each file, by path, or for each gap, by another name (ST-44).
    private(set) var awaited: [String: Date] = [:]
    /// The files of other histories that were read completely.
    ///
    /// Optional like ``unjoined``, because the files of earlier versions lack both.
    private(set) var others: [String: KnownFile]?
    /// The times since which changes of other histories are missing here.
    private(set) var unjoined: [UUID: Date]?

    var known: [String: KnownFile] { own.merging(read) { $1 } }
    /// The location of the folder that this device syncs with.
    var place: String? { location ?? formerLocation }

    mutating func adopt(_ storeID: UUID, besides others: Set<UUID> = []) {
        // The file of a fork belongs to the former store.
        if self.storeID != storeID { forkFile = nil }
        self.storeID = storeID
        apart.formUnion(others)
    }

    /// Forgets the folder and starts again in the same store, as for an emptied folder.
    mutating func forgetFolder() {
        self = SyncMemory(storeID: storeID, apart: apart, forkFile: forkFile)
    }

    /// Moves the start of every wait that lies after `now` to `now`.
    ///
    /// Otherwise, after a clock that was ahead is corrected, a day could last for years. Meanwhile
    /// changes of a lost file would reach no other device.
    mutating func limitWaits(to now: Date) {
        missingSince = missingSince.map { min($0, now) }
        if let since = retirement?.since { retirement?.since = min(since, now) }
        if let since = orphans?.since { orphans?.since = min(since, now) }
        awaited = awaited.mapValues { min($0, now) }
        unjoined = unjoined?.mapValues { min($0, now) }
    }

    /// Records the loss of files of this device; starts again if all are gone (ST-45).
    mutating func recordLosses(in listing: SyncListing, now: Date) {
        // In an empty folder it does not matter which device wrote the files.
        guard !listing.files.isEmpty || read.isEmpty else { return forgetFolder() }
        let missing = own.filter { !listing.has($0.key, $0.value) }
        guard !missing.isEmpty else {
            missingSince = nil
            return
        }
        let since = missingSince ?? now
        missingSince = since
        // Some may be listed late, but hardly all of them.
        let isGone = missing.count == own.count || now >= since + Self.day
        if isGone { forgetFolder() }
    }

    /// Records files that have been read completely.
    mutating func record(_ new: [String: KnownFile]) {
        read.merge(new) { $1 }
    }

    /// Records files that have been read completely, and forgets those that have vanished.
    ///
    /// - Parameters:
    ///   - new: The files that have been read completely.
    ///   - device: The name of this device, whose own files move to ``own``. They arrive this way
    ///     after the device has forgotten the folder; otherwise they would never be merged (ST-48).
    ///   - listing: The current files.
    mutating func record(
        _ new: [String: KnownFile],
        of device: UInt64?,
        in listing: SyncListing
    ) {
        record(new)
        if let device {
            for (path, file) in read
            where SyncListing.isOriginal(path, of: device) && file.numbers.counters[device] != nil {
                own[path] = file
                read[path] = nil
            }
        }
        // A removed file may be listed once more; its loss costs nothing.
        let rest = PublishedNumbers(own.filter { listing.has($0.key, $0.value) }.map(\.value))
        own = own.filter { listing.files[$0.key] != nil || !rest.contains($0.value.numbers) }
        read = read.filter { listing.has($0.key, $0.value) }
    }

    mutating func recordPublication(upTo position: JournalPosition) {
        self.position = position
    }

    mutating func record(_ own: NewFile) {
        self.own[own.path] = own.contents
    }

    /// Records the known transactions that are in no file (ST-45).
    ///
    /// They may be of this device, which then received them back after damage. Later losses wait
    /// for the first one: one file of all registers ends them all. Without the file of a fork no
    /// number counts, because it may be that of another transaction.
    mutating func recordOrphans(of all: PublishedNumbers, in listing: SyncListing, now: Date) {
        let whole = known.filter { listing.has($0.key, $0.value) }
        let isForkThere = forkFile.map { whole[$0] != nil } ?? true
        let there = PublishedNumbers(isForkThere ? whole.map(\.value) : [])
        let missed = Loss(
            numbers: (orphans?.numbers ?? all).subtracting(there),
            since: orphans?.since ?? now
        )
        let rest = Loss(numbers: all.subtracting(there), since: now)
        orphans = [missed, rest].first { !$0.numbers.isEmpty }
    }

    /// The memory once other devices may lack values whose numbers they know.
    var forked: SyncMemory {
        var memory = self
        memory.isForked = true
        return memory
    }

    /// This memory with what another process has recorded of forks since it was saved.
    func keepingForks(of held: SyncMemory?, since saved: SyncMemory) -> SyncMemory {
        var memory = held?.isForked == true && saved.isForked != true ? forked : self
        if let file = held?.forkFile, forkFile == saved.forkFile { memory.forkFile = file }
        return memory
    }

    /// True if transactions have been in no file for a day.
    func isOrphaned(at now: Date) -> Bool {
        orphans.map { now >= $0.since + Self.day } ?? false
    }

    /// Ends losses after a file of all registers is published.
    mutating func endLosses(by file: String) {
        if isForked == true || forkFile != nil { forkFile = file }
        orphans = nil
        isForked = nil
    }

    /// Retires the other files of this device in favour of a successor.
    mutating func retire(besides successor: String, now: Date) {
        retirement = Retirement(
            successor: successor,
            paths: own.keys.filter { $0 != successor }.sorted(),
            since: now
        )
    }

    /// The files that their successor has made superfluous for a day; `nil` if the day is not over.
    ///
    /// These are only files whose numbers the successor has, and only while the successor is
    /// complete. A cut file of registers is unreadable, and lacks what this device had lost when
    /// writing it (ST-48). The next successor merges the remaining files.
    func superfluous(in listing: SyncListing, at now: Date) -> [String]? {
        guard let retirement, now >= retirement.since + Self.day else { return nil }
        guard let successor = own[retirement.successor] else { return [] }
        guard listing.has(retirement.successor, successor) else { return nil }
        return retirement.paths.filter { path in
            own[path].map { successor.numbers.contains($0.numbers) } ?? false
        }
    }

    mutating func recordRemoval(of path: String) {
        own[path] = nil
    }

    mutating func endRetirement() {
        retirement = nil
    }

    /// Records the awaited items, by unchanging names, and the start of each wait.
    mutating func recordAwaited(_ names: Set<String>, now: Date) {
        awaited = names.reduce(into: [:]) { dates, name in dates[name] = awaited[name] ?? now }
    }

    /// Records the files of other histories that are known completely.
    mutating func record(others: [String: KnownFile]) {
        self.others = others.isEmpty ? nil : others
    }

    /// Records the stores with changes that are missing here, and the start of each wait.
    mutating func recordUnjoined(_ stores: Set<UUID>, now: Date) {
        let dates = stores.map { ($0, unjoined?[$0] ?? now) }
        unjoined = dates.isEmpty ? nil : Dictionary(uniqueKeysWithValues: dates)
    }

    /// The stores with changes that have been missing here for a day.
    func unjoined(at now: Date) -> Set<UUID> {
        Set((unjoined ?? [:]).filter { now >= $0.value + Self.day }.keys)
    }

    /// Records the folder and time of a successful sync.
    ///
    /// A `nil` location keeps the values saved last.
    mutating func recordSync(with location: String?, after saved: SyncMemory, now: Date) {
        self.location = location ?? saved.location
        formerLocation = self.location == nil ? saved.formerLocation : nil
        lastSync = saved.lastSync
        // Precise to the minute: a smaller difference is not worth a write.
        let isRecent = lastSync.map { abs(now.timeIntervalSince($0)) < 60 } ?? false
        if location != nil, !isRecent { lastSync = now }
    }
}
