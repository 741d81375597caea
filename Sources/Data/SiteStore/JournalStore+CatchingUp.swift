import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Reads the transactions that other processes have appended (ST-36).
    ///
    /// - Parameter isLocked: True if the caller holds the lock. Then an incomplete write is one
    ///   that was never finished, and is cut off; without the lock it waits for the next time.
    /// - Throws: The error of the system.
    package func catchUp(isLocked: Bool) throws(SiteStoreError) {
        guard isRecovered || !isLocked else { return try loadAndRecover() }
        while let current = journal {
            // The next journal first: its maker appends nothing to this one afterwards.
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
                // The snapshot may hold registers from a sync folder, which are in no journal
                // (ST-45).
                if try hasNewSnapshot(current.generation) { return try reload(isLocked: isLocked) }
                if isLocked { try settle(current.generation) }
                return
            }
            olderJournalSize += journal?.end ?? 0
            use(next)
            highest = next.generation
            hasUnflushed = true
        }
        // The folder was empty at the last reading.
        let files = try folder.numberedFilesIfPresent()
        if !files.isEmpty { return try reload(isLocked: isLocked) }
        // Without a journal only the identity shows a new name.
        if isLocked { try readIdentity() }
    }

    /// Adopts a journal that another process started, before the first write; the caller holds the
    /// lock.
    ///
    /// The first reading may be without the lock. It flushes nothing, and must not take a name from
    /// a file that is about to be replaced.
    private func settle(_ generation: UInt64) throws(SiteStoreError) {
        guard settled != generation else { return }
        if let settled, settled < generation {
            for older in settled..<generation { try flushJournal(older) }
        }
        // The name may not be on the device yet if its maker was killed.
        try folder.flushNames()
        try readIdentity()
        // A process that writes a snapshot beside the journal holds the lock from the start of the
        // journal.
        settled = generation
    }

    /// Flushes an older journal; a missing one is already in a snapshot.
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

    /// Throws if this journal has unread transactions (ST-36); the caller can catch up.
    ///
    /// Once a new journal starts, no process would read them, and the next snapshot would lose
    /// them.
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
        // A damaged file may have an unfinished write there, which is no change.
        guard scan.transactions.isEmpty else {
            throw .system(FileSystemError(call: .read, path: journal.file.path, code: EAGAIN))
        }
    }

    /// True if another process has written a snapshot that this store has not read.
    private func hasNewSnapshot(_ generation: UInt64) throws(SiteStoreError) -> Bool {
        guard base != generation, settled != generation else { return false }
        return try folder.readIfPresent(StoreFileName(generation, .snapshot).text, limit: 1) != nil
    }

    /// Reads the name of the replica, which another process may have changed with a new journal.
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

    /// Reads the rest of the current journal; false if the file was replaced or is damaged.
    private func readOn(
        _ current: CurrentJournal,
        isLocked: Bool
    ) throws(SiteStoreError) -> Bool {
        let (fileSystem, end) = (folder.fileSystem, current.end)
        let bytes = try folder.call { _ throws(FileSystemError) -> [UInt8]? in
            let extent = try fileSystem.extent(of: current.file)
            guard !extent.isRemoved, extent.size >= end else { return nil }
            // After a failed flush, another process may have replaced a transaction that was cut
            // off.
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

    /// Opens the next journal, and tells if this store made it; `nil` if there is none with a
    /// header.
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
        // The process that makes it has not written the header, or never will.
        folder.fileSystem.close(file)
        return nil
    }
}

extension StoreFolder {
    fileprivate func numberedFilesIfPresent() throws(SiteStoreError) -> [StoreFileName] {
        do {
            return try numberedFiles()
        } catch  where error.isMissingFile {
            return []
        }
    }
}
