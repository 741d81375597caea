import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension JournalStore {
    /// Appends payloads as one write and returns when they are on the device (ST-20 to ST-25).
    ///
    /// - Parameters:
    ///   - payload: Transactions, one after the other; the store keeps all of them or none.
    ///   - flags: The flags of the frames, such as `received`.
    /// - Throws: The reason they are not known to be kept. All of them may still be found at the
    ///   next opening (ST-23), except after ``SiteStoreError/cancelled``.
    func keep(_ payload: [UInt8], flags: Frame.Flags = []) throws(SiteStoreError) {
        if let failure { throw .readOnly(failure) }
        lock?.nameHolder()
        let journal = try currentJournal()
        let bytes = frames(of: payload, flags, journal)
        let flushFailure: SiteStoreError?
        do {
            flushFailure = try write(bytes, to: journal)
        } catch {
            cutBack(to: journal)
            throw error
        }
        do throws(SiteStoreError) {
            if let flushFailure { throw flushFailure }
            try folder.flush(journal.file)
        } catch {
            try keepElsewhere(payload, flags, after: error, in: journal)
            noteChange()
            return
        }
        self.journal?.advance(
            to: journal.end + bytes.count,
            behind: CurrentJournal.Landmark(offset: journal.end, bytes: bytes)
        )
        hasUnflushed = false
        noteChange()
    }

    /// Flushes what other processes wrote before an operation is reported as done because of it.
    func confirm() throws(SiteStoreError) {
        guard hasUnflushed || needsSnapshot else { return }
        if let failure { throw .readOnly(failure) }
        if needsSnapshot { return try compact() }
        guard let journal else { return }
        do {
            try folder.flush(journal.file)
            hasUnflushed = false
        } catch {
            giveUp(error)
            throw error
        }
    }

    /// Makes the next journal and makes it current (ST-20, ST-31).
    ///
    /// The file gets its name once its header is on the device, so one without a header is damaged.
    /// After an error the current journal is as before.
    func startJournal(_ generation: UInt64) throws(SiteStoreError) {
        guard generation <= StoreFileName.highestGeneration else {
            let path = folder.path(of: StoreFileName(highest, .journal))
            throw .system(FileSystemError(call: .open, path: path, code: EOVERFLOW))
        }
        let name = StoreFileName(generation, .journal)
        guard try folder.readIfPresent(name.text, limit: 0) == nil else {
            let path = folder.path(of: name)
            throw .system(FileSystemError(call: .open, path: path, code: EEXIST))
        }
        var header = header(.journal, generation: generation)
        header.flags.insert(.isPadded)
        let bytes = header.encoded()
        let room = [UInt8](repeating: 0, count: Self.blockSize - bytes.count)
        let file = try folder.replaceAndKeepOpen(name.text) { file throws(SiteStoreError) in
            try folder.write(bytes + room, to: file, at: 0)
        }
        olderJournalSize += journal?.end ?? 0
        use(CurrentJournal(file: file, generation: generation, end: FileHeader.size))
        (highest, settled) = (generation, generation)
    }

    private func currentJournal() throws(SiteStoreError) -> CurrentJournal {
        if let journal { return journal }
        try startJournal(max(highest, 1))
        guard let journal else { throw .unreadable(path: folder.path) }
        return journal
    }

    private func frames(
        of payload: [UInt8],
        _ flags: Frame.Flags,
        _ journal: CurrentJournal
    ) -> [UInt8] {
        var writer = ByteWriter()
        Frame.append(
            payload[...],
            generation: journal.generation,
            start: journal.end,
            flags: flags,
            to: &writer
        )
        return writer.bytes
    }

    /// Appends frames, and zeros up to the end of the block where they begin a new one.
    ///
    /// Later frames fit into the file, so their flushes have no new length to record. Long payloads
    /// go to the device in parts, with a chance to cancel between them: one flush of everything
    /// could not be cancelled.
    ///
    /// - Returns: The error of a flush that failed, if any.
    /// - Throws: The error of a write that failed, or ``SiteStoreError/cancelled``.
    private func write(
        _ frames: [UInt8],
        to journal: CurrentJournal
    ) throws(SiteStoreError) -> SiteStoreError? {
        let (block, end) = (Self.blockSize, journal.end + frames.count)
        let isFirst = journal.end == FileHeader.size
        let beginsBlock = isFirst || (journal.end - 1) / block < (end - 1) / block
        let room = beginsBlock ? (block - end % block) % block : 0
        let bytes = frames + [UInt8](repeating: 0, count: room)
        var start = 0
        while bytes.count - start > partSize {
            guard !Task.isCancelled else { throw .cancelled }
            // Each part ends with a block, so a process killed in between leaves no length that
            // counts as cut.
            let size = partSize - (journal.end + start) % block
            let part = Array(bytes[start..<start + size])
            try folder.write(part, to: journal.file, at: journal.end + start)
            do {
                try folder.flush(journal.file)
            } catch {
                return error
            }
            start += part.count
        }
        guard start == 0 || !Task.isCancelled else { throw .cancelled }
        let rest = start == 0 ? bytes : Array(bytes[start...])
        try folder.write(rest, to: journal.file, at: journal.end + start)
        return nil
    }

    /// Takes back a write that failed; if that fails too, starts another journal (ST-21).
    private func cutBack(to journal: CurrentJournal) {
        do {
            try folder.cut(journal.file, to: journal.end)
        } catch {
            do {
                try startJournal(highest + 1)
                needsSnapshot = needsSnapshot || hasUnflushed
            } catch {
                giveUp(error)
            }
        }
    }

    /// Keeps a payload in another file (ST-23).
    ///
    /// After a failed flush the contents of the old one are unknown, and a second flush that
    /// succeeds proves nothing.
    private func keepElsewhere(
        _ payload: [UInt8],
        _ flags: Frame.Flags,
        after error: SiteStoreError,
        in journal: CurrentJournal
    ) throws(SiteStoreError) {
        // Cut off if possible, so that it does not turn up by itself.
        try? folder.cut(journal.file, to: journal.end)
        do throws(SiteStoreError) {
            try startJournal(highest + 1)
            guard let new = self.journal else { return }
            do throws(SiteStoreError) {
                let bytes = frames(of: payload, flags, new)
                if let failure = try write(bytes, to: new) { throw failure }
                try folder.flush(new.file)
                self.journal?.advance(
                    to: new.end + bytes.count,
                    behind: CurrentJournal.Landmark(offset: new.end, bytes: bytes)
                )
                // The new file lacks what other processes wrote into the old one.
                needsSnapshot = needsSnapshot || hasUnflushed
                hasUnflushed = false
            } catch .cancelled {
                // The snapshot, now due, overrides a payload that may still be on the device.
                needsSnapshot = true
                cutBack(to: new)
                throw .cancelled
            } catch {
                folder.removeIfPossible(StoreFileName(new.generation, .journal).text)
                throw error
            }
        } catch .cancelled {
            throw .cancelled
        } catch let second {
            giveUp(second)
            throw error
        }
    }
}
