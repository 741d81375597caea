import MomentumSiteRotationDomain

/// The files from the last but one snapshot on, which hold the changes before the newest one.
struct EarlierGeneration {
    let folder: StoreFolder
    /// The generation of the newest snapshot.
    let base: UInt64
    /// The journal up to whose present end everything is read.
    let current: CurrentJournal

    /// Reads the changes one after the other, as they were made; `nil` unless the files are whole.
    ///
    /// The newest snapshot counts too: what came from a sync folder as registers is in no journal.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    func read(
        as replica: UInt64?,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> SiteRotationState? {
        do throws(SiteStoreError) {
            return try state(as: replica, isOwn: isOwn)
        } catch  where error.isMissingFile {
            // Another process has just made a newer generation.
            return nil
        }
    }

    private func state(
        as replica: UInt64?,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> SiteRotationState? {
        let files = try folder.numberedFiles()
        var state = SiteRotationState()
        var next: UInt64 = 1
        if let earlier = files.last(where: { $0.content == .snapshot && $0.generation < base }) {
            guard let snapshot = try snapshot(earlier.generation, isOwn: isOwn) else { return nil }
            (state, next) = (snapshot.state, earlier.generation)
        }
        state.rename(replica)
        for file in files where file.content == .journal && file.generation >= next {
            guard file.generation == next, next <= current.generation else { break }
            if next == base {
                guard let newest = try snapshot(base, isOwn: isOwn) else { return nil }
                state.merge(newest.state)
            }
            var bytes = try folder.read(file.text)
            if next == current.generation { bytes.removeSubrange(min(current.end, bytes.count)...) }
            let journal = JournalContents(bytes, name: file)
            guard journal.damage.isEmpty, FileHeader(bytes).map(isOwn) == true else { return nil }
            state.apply(journal.transactions, received: journal.received)
            next += 1
        }
        return next > current.generation ? state : nil
    }

    private func snapshot(
        _ generation: UInt64,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> Snapshot? {
        let bytes = try folder.read(StoreFileName(generation, .snapshot).text)
        let snapshot = try? SnapshotDecoder.snapshot(bytes, generation: generation) {
            Task.isCancelled
        }
        guard !Task.isCancelled else { throw .cancelled }
        return snapshot.flatMap { isOwn($0.header) ? $0 : nil }
    }
}
