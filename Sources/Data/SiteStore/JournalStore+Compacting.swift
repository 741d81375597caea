import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Writes a snapshot when the journals are long enough for it (ST-30).
    ///
    /// A failure is noted, and tried again when they have grown by as much again (ST-33).
    func compactIfDue() {
        let isDue =
            needsSnapshot || journalSize > Self.compactionSize && journalSize > snapshotSize
        guard failure == nil, isDue, journalSize > nextCompactionSize else { return }
        do {
            try compact()
            compactionFailure = nil
            nextCompactionSize = 0
        } catch {
            compactionFailure = error
            nextCompactionSize = journalSize + Self.compactionSize
        }
    }

    /// Goes on in a new journal, writes all that came before it as a snapshot, and removes what the
    /// snapshot before this one makes superfluous (ST-31).
    ///
    /// Stopped at any point, it leaves files that say the same.
    func compact() throws(SiteStoreError) {
        let generation = highest + 1
        try checkEnd()
        try startJournal(generation)
        let name = StoreFileName(generation, .snapshot)
        var size = 0
        do {
            try folder.replace(name.text) { file throws(SiteStoreError) in
                try SnapshotEncoder.encode(
                    state,
                    header: header(.snapshot, generation: generation)
                ) { [folder] bytes throws(SiteStoreError) in
                    try folder.write(bytes, to: file, at: size)
                    size += bytes.count
                }
            }
        } catch {
            // It may have its name already, and not be on the device.
            folder.removeIfPossible(name.text)
            throw error
        }
        let previous = base
        (base, snapshotSize, olderJournalSize) = (generation, size, 0)
        (hasUnflushed, needsSnapshot) = (false, false)
        if !state.numbers.isEmpty { noteChange() }
        removeFiles(before: previous)
    }

    /// Removes the files of generations before the last but one, lowest first, so that none is
    /// missing between two that are there.
    private func removeFiles(before generation: UInt64?) {
        guard let names = try? folder.fileSystem.list(folder.path) else { return }
        for name in names where name.hasSuffix(StoreFolder.temporarySuffix) {
            folder.removeIfPossible(name)
        }
        guard let generation else { return }
        let files = names.compactMap(StoreFileName.init).sorted { $0.generation < $1.generation }
        for file in files where file.generation < generation {
            // Another store's is put aside and told when the store is opened next.
            let header = try? folder.read(file.text, limit: FileHeader.size)
            if header.flatMap(FileHeader.init).map(isOwn) != false {
                folder.removeIfPossible(file.text)
            }
        }
    }
}
