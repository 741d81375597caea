import MomentumSiteRotationDomain

/// The newest snapshot, and the time of the next one.
struct StoreSnapshots {
    /// The size of the journals in bytes from which a snapshot pays off (ST-30).
    static let compactionSize = 256 << 10

    private let folder: StoreFolder
    /// The generation of the newest complete snapshot.
    private(set) var base: UInt64?
    private(set) var size = 0
    /// The size of the journals in bytes above which a failed compaction is retried (ST-33).
    private var retryAt = 0
    private(set) var lastFailure: SiteStoreError?
    /// The snapshot before which the changes were read.
    private var recalled: UInt64?

    init(_ folder: StoreFolder) { self.folder = folder }

    mutating func adopt(_ contents: StoreContents) {
        (base, size, recalled) = (contents.base, contents.snapshotSize, nil)
    }

    /// Reads the changes before the newest snapshot, once; `nil` if there is nothing new to read.
    mutating func recall(
        before current: CurrentJournal,
        as replica: UInt64?,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> SiteRotationState? {
        guard let base, base != recalled else { return nil }
        let generation = EarlierGeneration(folder: folder, base: base, current: current)
        guard let state = try generation.read(as: replica, isOwn: isOwn) else { return nil }
        recalled = base
        return state
    }

    func isDue(_ journals: StoreJournals) -> Bool {
        let isWorth = journals.size > Self.compactionSize && journals.size > size
        return (journals.owesSnapshot || isWorth) && journals.size > retryAt
    }

    /// Records the outcome of a due compaction.
    ///
    /// After a failure the next attempt waits until the journals have grown by ``compactionSize``
    /// (ST-33).
    mutating func record(_ failure: SiteStoreError?, at journalSize: Int) {
        lastFailure = failure
        retryAt = failure == nil ? 0 : journalSize + Self.compactionSize
    }

    /// Writes a snapshot of the generation in the header.
    mutating func write(_ state: SiteRotationState, _ header: FileHeader) throws(SiteStoreError) {
        let name = StoreFileName(header.generation, .snapshot).text
        var size = 0
        do {
            try folder.replace(name) { file throws(SiteStoreError) in
                try SnapshotEncoder.encode(state, header: header) {
                    [folder] bytes throws(SiteStoreError) in
                    try folder.write(bytes, to: file, at: size)
                    size += bytes.count
                }
            }
        } catch {
            // The snapshot may already have its name, but not be durable.
            folder.removeIfPossible(name)
            throw error
        }
        (base, self.size) = (header.generation, size)
    }

    /// Removes generations before the second newest, lowest first, so that no gap appears.
    func removeSuperseded(before former: UInt64?, isOwn: (FileHeader) -> Bool) {
        guard let names = try? folder.names() else { return }
        for name in names where name.hasSuffix(StoreFolder.temporarySuffix) {
            folder.removeIfPossible(name)
        }
        guard let former else { return }
        let files = names.compactMap(StoreFileName.init).sorted { $0.generation < $1.generation }
        for file in files where file.generation < former {
            // A file of another store stays: the next opening quarantines and reports it.
            let header = try? folder.read(file.text, limit: FileHeader.size)
            if header.flatMap(FileHeader.init).map(isOwn) != false {
                folder.removeIfPossible(file.text)
            }
        }
    }
}
