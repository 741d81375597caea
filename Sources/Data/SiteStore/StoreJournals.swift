import Foundation
import MomentumData

/// The journals since the snapshot, and the position up to which they are read and written.
struct StoreJournals {
    let folder: StoreFolder
    private let mode: OpenMode
    private(set) var current: CurrentJournal?
    private(set) var highest: UInt64 = 0
    /// The generation of the journal for which no other process will write a snapshot.
    private var settled: UInt64?
    /// The size in bytes of the journals since the snapshot, without the current one.
    private var olderSize = 0
    /// True if the state has transactions of the current journal that may not be durable.
    private(set) var isUnflushed = false
    /// True if such transactions are in a journal that cannot be flushed (ST-23).
    private(set) var owesSnapshot = false
    /// The maximum number of bytes to write and flush at once.
    private(set) var partSize = 8 << 20

    init(_ folder: StoreFolder, isWritable: Bool) {
        self.folder = folder
        mode = isWritable ? .writing : .reading
    }

    /// The size of all journals since the snapshot, in bytes.
    var size: Int { olderSize + (current?.end ?? 0) }

    /// True if ``settle()`` was called for the current journal.
    var isSettled: Bool { settled == current?.generation }

    mutating func limitParts(to size: Int) { partSize = size }

    /// Adopts the journals that were read; an error changes nothing.
    mutating func adopt(_ contents: StoreContents) throws(SiteStoreError) {
        let last = contents.journals.last.flatMap { last in
            last.isUsable && last.name.generation == contents.highest ? last : nil
        }
        if let last {
            use(
                CurrentJournal(
                    file: try folder.open(last.name.text, mode),
                    generation: last.name.generation,
                    end: last.end,
                    landmark: last.landmark
                )
            )
        } else {
            use(nil)
        }
        highest = contents.highest
        olderSize = contents.journals.map(\.end).reduce(0, +) - (last?.end ?? 0)
        (isUnflushed, settled) = (true, nil)
    }

    func close() {
        if let current { folder.fileSystem.close(current.file) }
    }

    private mutating func use(_ other: CurrentJournal?) {
        close()
        current = other
    }

    /// Reads the transactions that other processes appended to the current journal, and continues
    /// with the next one.
    ///
    /// Returns the transactions to apply, and true if no other journal follows. Returns `nil` if
    /// all files must be read again, for example because of an unfinished write while the caller
    /// holds the lock.
    mutating func readOn(
        isLocked: Bool,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> (found: JournalScan, isLast: Bool)? {
        guard let current else { return nil }
        // The next journal is opened first: once it exists, nothing is appended to this one.
        let next = try CurrentJournal.open(
            current.generation + 1,
            named: current.nextName,
            in: folder,
            mode
        )
        var isUsed = false
        defer { if let next, !isUsed { folder.fileSystem.close(next.journal.file) } }
        guard next.map({ isOwn($0.header) }) != false,
            let found = try current.readOn(in: folder),
            found.damage.isEmpty, !isLocked || found.tail == nil
        else { return nil }
        self.current?.advance(to: found.end, behind: found.landmark)
        isUnflushed = isUnflushed || !found.transactions.isEmpty || next != nil
        if let next {
            isUsed = true
            olderSize += found.end
            use(next.journal)
            highest = next.journal.generation
        }
        return (found, isLast: next == nil)
    }

    /// True if another process has written a snapshot for a journal since the one with the
    /// generation `base`.
    func hasNewSnapshot(
        of generation: UInt64,
        after base: UInt64?
    ) throws(SiteStoreError) -> Bool {
        guard base != generation, settled != generation else { return false }
        let name = StoreFileName(generation, .snapshot)
        return try folder.readIfPresent(name.text, limit: 1) != nil
    }

    /// Flushes the journals between the settled one and the current one.
    func flushOlder() throws(StoreFailure) {
        guard let settled, let current, settled < current.generation else { return }
        for generation in settled..<current.generation {
            let file: OpenFile
            do throws(SiteStoreError) {
                file = try folder.open(StoreFileName(generation, .journal).text, .writing)
            } catch  where error.isMissingFile {
                // Its transactions are already in a snapshot.
                continue
            } catch {
                throw StoreFailure(cause: error)
            }
            defer { folder.fileSystem.close(file) }
            try flush(file)
        }
    }

    /// Records that any process that writes a snapshot for the current journal has held the lock
    /// since the journal's start.
    mutating func settle() { settled = current?.generation }

    /// Records that everything read is durable.
    mutating func recordFlush() { isUnflushed = false }

    /// Records a snapshot of everything before the current journal.
    mutating func recordSnapshot() { (olderSize, isUnflushed, owesSnapshot) = (0, false, false) }

    mutating func flush() throws(StoreFailure) {
        guard let current else { return }
        try flush(current.file)
        isUnflushed = false
    }

    private func flush(_ file: OpenFile) throws(StoreFailure) {
        do {
            try folder.flush(file)
        } catch {
            throw StoreFailure(cause: error, endsWriting: error)
        }
    }

    func checkEnd() throws(SiteStoreError) { try current?.checkEnd(in: folder) }

    /// Creates a journal and makes it current (ST-20, ST-31).
    ///
    /// The file gets its name once its header is durable, so a named file without a header is
    /// damaged. An error leaves the current journal unchanged.
    @discardableResult
    mutating func begin(
        _ generation: UInt64,
        _ name: StoreName
    ) throws(SiteStoreError) -> CurrentJournal {
        guard generation <= StoreFileName.highestGeneration else {
            let path = folder.path(of: StoreFileName(highest, .journal))
            throw .system(FileSystemError(call: .open, path: path, code: EOVERFLOW))
        }
        let fileName = StoreFileName(generation, .journal)
        guard try folder.readIfPresent(fileName.text, limit: 0) == nil else {
            let path = folder.path(of: fileName)
            throw .system(FileSystemError(call: .open, path: path, code: EEXIST))
        }
        var header = name.header(.journal, generation: generation)
        header.flags.insert(.isPadded)
        let bytes = header.encoded()
        let room = [UInt8](repeating: 0, count: CurrentJournal.blockSize - bytes.count)
        let file = try folder.replaceAndKeepOpen(fileName.text) { file throws(SiteStoreError) in
            try folder.write(bytes + room, to: file, at: 0)
        }
        let journal = CurrentJournal(file: file, generation: generation, end: FileHeader.size)
        olderSize += current?.end ?? 0
        use(journal)
        (highest, settled) = (generation, generation)
        return journal
    }

    /// Appends payloads in one write and returns once they are durable (ST-20 to ST-25).
    ///
    /// - Throws: The reason their durability is unknown. The next opening may still find all of
    ///   them (ST-23), except after ``SiteStoreError/cancelled``.
    mutating func append(
        _ payload: [UInt8],
        _ flags: Frame.Flags,
        _ name: StoreName
    ) throws(StoreFailure) {
        let journal: CurrentJournal
        do throws(SiteStoreError) {
            if let current { journal = current } else { journal = try begin(max(highest, 1), name) }
        } catch {
            throw StoreFailure(cause: error)
        }
        let flushFailure: SiteStoreError?
        do {
            flushFailure = try write(payload, flags, to: journal)
        } catch {
            throw cutBack(to: journal, after: error, name)
        }
        if let flushFailure {
            try appendElsewhere(payload, flags, after: flushFailure, of: journal, name)
        }
        isUnflushed = false
    }

    /// Writes a payload to the current journal; returns the error of a failed flush.
    private mutating func write(
        _ payload: [UInt8],
        _ flags: Frame.Flags,
        to journal: CurrentJournal
    ) throws(SiteStoreError) -> SiteStoreError? {
        let frames = journal.frames(of: payload, flags)
        let failure = try journal.write(frames, inPartsOf: partSize, in: folder)
        guard failure == nil else { return failure }
        let landmark = CurrentJournal.Landmark(offset: journal.end, bytes: frames)
        current?.advance(to: journal.end + frames.count, behind: landmark)
        return nil
    }

    /// Reverts a failed write; if that fails too, starts another journal (ST-21).
    private mutating func cutBack(
        to journal: CurrentJournal,
        after cause: SiteStoreError,
        _ name: StoreName
    ) -> StoreFailure {
        do {
            try folder.cut(journal.file, to: journal.end)
        } catch {
            do {
                try begin(highest + 1, name)
                owesSnapshot = owesSnapshot || isUnflushed
            } catch {
                return StoreFailure(cause: cause, endsWriting: error)
            }
        }
        return StoreFailure(cause: cause)
    }

    /// Appends a payload to another file (ST-23).
    ///
    /// After a failed flush the contents of the old file are unknown, and a later successful flush
    /// proves nothing.
    private mutating func appendElsewhere(
        _ payload: [UInt8],
        _ flags: Frame.Flags,
        after cause: SiteStoreError,
        of journal: CurrentJournal,
        _ name: StoreName
    ) throws(StoreFailure) {
        // Cut off if possible, so that the payload does not reappear.
        try? folder.cut(journal.file, to: journal.end)
        do throws(SiteStoreError) {
            try begin(highest + 1, name)
        } catch {
            throw StoreFailure(cause: cause, endsWriting: error)
        }
        guard let new = current else { return }
        do throws(SiteStoreError) {
            if let failure = try write(payload, flags, to: new) { throw failure }
        } catch .cancelled {
            // The snapshot, now due, overrides a payload that may still be on the device.
            owesSnapshot = true
            throw cutBack(to: new, after: .cancelled, name)
        } catch {
            folder.removeIfPossible(StoreFileName(new.generation, .journal).text)
            throw StoreFailure(cause: cause, endsWriting: error)
        }
        // The new file lacks the transactions that other processes wrote to the old one.
        owesSnapshot = owesSnapshot || isUnflushed
    }
}
