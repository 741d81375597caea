import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Takes in what other processes have appended (ST-36).
    ///
    /// - Parameter isLocked: Whether the lock is held. Without it a write that is going on is left
    ///   for the next time; with it, it is one that was never finished, and is cut off.
    /// - Throws: What the system reports.
    package func catchUp(isLocked: Bool) throws(SiteStoreError) {
        guard isRecovered || !isLocked else { return try loadAndRecover() }
        while let current = journal {
            // Looked for first: who makes the next journal appends nothing to this one afterwards.
            let found = try openNext(after: current.generation)
            if let found, !found.isOwn {
                folder.fileSystem.close(found.journal.file)
                return try reload(isLocked: isLocked)
            }
            let next = found?.journal
            guard try readOn(current, isLocked: isLocked) else {
                if let next { folder.fileSystem.close(next.file) }
                return try reload(isLocked: isLocked)
            }
            guard let next else {
                // It may hold what no journal does: registers from a sync folder (ST-45).
                if try hasNewSnapshot(current.generation) { return try reload(isLocked: isLocked) }
                if isLocked { try settle(current.generation) }
                return
            }
            olderJournalSize += journal?.end ?? 0
            use(next)
            highest = next.generation
            hasUnflushed = true
        }
        // Nothing was there when the files were read.
        let files = try folder.numberedFilesIfPresent()
        if !files.isEmpty { return try reload(isLocked: isLocked) }
        // Without a journal nothing else says that there is a new name.
        if isLocked { try readIdentity() }
    }

    /// Comes to terms with a journal that another process began; the lock is held.
    ///
    /// This is asked when something is written, and not when the journal is first read: that may
    /// have been without the lock, which flushes nothing and must not take a name from a file that
    /// is about to be replaced.
    private func settle(_ generation: UInt64) throws(SiteStoreError) {
        guard settled != generation else { return }
        if let settled, settled < generation {
            for older in settled..<generation { try flushJournal(older) }
        }
        // The name may not be on the device yet if its maker was killed.
        try folder.flushNames()
        try readIdentity()
        // Who puts a snapshot beside it holds the lock from the beginning of the journal on.
        settled = generation
    }

    /// Flushes a journal that is not the current one; it may be gone, and is in a snapshot then.
    private func flushJournal(_ generation: UInt64) throws(SiteStoreError) {
        let file: OpenFile
        do throws(SiteStoreError) {
            file = try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.open(folder.path(of: StoreFileName(generation, .journal)), .writing)
            }
        } catch  where error.isMissingFile {
            return
        }
        defer { folder.fileSystem.close(file) }
        do {
            try folder.flush(file)
        } catch {
            giveUp(error)
            throw error
        }
    }

    /// Refuses to go on in another journal while something of this one was not read: nobody would
    /// look for it there any more, and the next snapshot would be without it (ST-36).
    ///
    /// - Throws: That the file is in use; catching up first helps.
    func checkEnd() throws(SiteStoreError) {
        guard let journal else { return }
        let bytes = try folder.call { fileSystem throws(FileSystemError) in
            let size = try fileSystem.extent(of: journal.file).size
            guard size > journal.end else { return [UInt8]() }
            return try fileSystem.read(
                journal.file,
                from: journal.end,
                count: size - journal.end
            )
        }
        let scan = JournalScan(bytes, origin: journal.end, generation: journal.generation)
        // What was never finished may stand there when the file is damaged, and is no change.
        guard scan.transactions.isEmpty else {
            throw .system(FileSystemError(call: .read, path: journal.file.path, code: EAGAIN))
        }
    }

    /// Whether another process has written a snapshot that was not read here.
    private func hasNewSnapshot(_ generation: UInt64) throws(SiteStoreError) -> Bool {
        guard base != generation, settled != generation else { return false }
        return try folder.readIfPresent(StoreFileName(generation, .snapshot).text, limit: 1) != nil
    }

    /// Reads who writes here: another process may have named it anew, and then begins a new
    /// journal.
    func readIdentity() throws(SiteStoreError) {
        let limit = StoreKinship.maximumSize
        let bytes = try folder.readIfPresent(StoreIdentity.fileName, limit: limit)
        guard let held = bytes.flatMap(StoreIdentity.init) else { return }
        identity = held
        state.rename(held.replica)
    }

    private func reload(isLocked: Bool) throws(SiteStoreError) {
        if isLocked { try loadAndRecover() } else { try load() }
    }

    /// Reads what follows in the current journal.
    ///
    /// - Returns: Whether the file is still the one that was read, and all that follows is whole or
    ///   may still become so.
    private func readOn(
        _ current: CurrentJournal,
        isLocked: Bool
    ) throws(SiteStoreError) -> Bool {
        let (fileSystem, end) = (folder.fileSystem, current.end)
        let bytes = try folder.call { _ throws(FileSystemError) -> [UInt8]? in
            let extent = try fileSystem.extent(of: current.file)
            guard !extent.isRemoved, extent.size >= end else { return nil }
            // After a failed flush a transaction may have been taken back and another one put
            // there.
            if let known = current.landmark {
                let found = try fileSystem.read(
                    current.file,
                    from: known.offset,
                    count: known.bytes.count
                )
                guard found == known.bytes else { return nil }
            }
            guard extent.size > end else { return [] }
            return try fileSystem.read(current.file, from: end, count: extent.size - end)
        }
        guard let bytes else { return false }
        guard !bytes.isEmpty else { return true }
        let scan = JournalScan(bytes, origin: end, generation: current.generation)
        guard scan.damage.isEmpty, !isLocked || scan.tail == nil else { return false }
        apply(scan.transactions, received: scan.received)
        hasUnflushed = hasUnflushed || !scan.transactions.isEmpty
        journal?.advance(to: scan.end, behind: scan.landmark)
        return true
    }

    /// Opens the journal of the next generation, when there is one with a header, and says whether
    /// this store has made it.
    private func openNext(
        after generation: UInt64
    ) throws(SiteStoreError) -> (journal: CurrentJournal, isOwn: Bool)? {
        let name = StoreFileName(generation + 1, .journal)
        let file: OpenFile
        do throws(SiteStoreError) {
            file = try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.open(folder.path(of: name), lock == nil ? .reading : .writing)
            }
        } catch  where error.isMissingFile {
            return nil
        }
        do throws(SiteStoreError) {
            let bytes = try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.read(file, from: 0, count: FileHeader.size)
            }
            try FileHeader.checkVersion(of: bytes)
            if let header = FileHeader(bytes), header.generation == name.generation {
                let journal = CurrentJournal(
                    file: file,
                    generation: name.generation,
                    end: FileHeader.size
                )
                return (journal, isOwn(header))
            }
        } catch {
            folder.fileSystem.close(file)
            throw error
        }
        // Its maker has not come to the header, or never will.
        folder.fileSystem.close(file)
        return nil
    }
}

extension StoreFolder {
    /// The names of numbered files; none when there is no folder.
    fileprivate func numberedFilesIfPresent() throws(SiteStoreError) -> [StoreFileName] {
        do {
            return try numberedFiles()
        } catch  where error.isMissingFile {
            return []
        }
    }
}
