import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Writes a snapshot when the journals are long enough (ST-30).
    ///
    /// After a failure it waits until they have grown by ``compactionSize`` (ST-33).
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

    /// Starts a new journal, writes everything before it as a snapshot, and removes the files that
    /// the new snapshot makes superfluous (ST-31).
    ///
    /// Stopped at any point, it leaves files with the same records.
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
            // It may have its name already, but not be on the device.
            folder.removeIfPossible(name.text)
            throw error
        }
        let previous = base
        (base, snapshotSize, olderJournalSize) = (generation, size, 0)
        (hasUnflushed, needsSnapshot) = (false, false)
        if !state.numbers.isEmpty { noteChange() }
        removeFiles(before: previous)
    }

    /// Removes generations before the last but one, lowest first, so that no gap appears.
    private func removeFiles(before generation: UInt64?) {
        guard let names = try? folder.fileSystem.list(folder.path) else { return }
        for name in names where name.hasSuffix(StoreFolder.temporarySuffix) {
            folder.removeIfPossible(name)
        }
        guard let generation else { return }
        let files = names.compactMap(StoreFileName.init).sorted { $0.generation < $1.generation }
        for file in files where file.generation < generation {
            // A file of another store stays: the next opening quarantines and reports it.
            let header = try? folder.read(file.text, limit: FileHeader.size)
            if header.flatMap(FileHeader.init).map(isOwn) != false {
                folder.removeIfPossible(file.text)
            }
        }
    }
}
