import MomentumSiteRotationDomain

/// The files from the second newest snapshot on, which contain the changes before the newest one.
struct EarlierGeneration {
    let folder: StoreFolder
    /// The generation of the newest snapshot.
    let base: UInt64
    /// The journal up to whose present end everything has been read.
    let current: CurrentJournal

    /// Reads the changes in the order they were made; `nil` unless the files are complete.
    ///
    /// The newest snapshot is needed too: registers from a sync folder are in no journal.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    func read(
        as replica: UInt64?,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> SiteRotationState? {
        do throws(SiteStoreError) {
            return try state(as: replica, isOwn: isOwn)
        } catch  where error.isMissingFile {
            // Another process has just written a newer generation.
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
