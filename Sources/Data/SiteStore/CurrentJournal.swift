import Foundation
import MomentumData
import MomentumSiteRotationDomain

/// The journal to which transactions are appended.
struct CurrentJournal {
    /// The position and first bytes of the last frame that was read or written.
    struct Landmark: Hashable {
        /// The size of a frame's head, which includes its checksum, plus 20 bytes of payload.
        static let size = 32

        let offset: Int
        let bytes: [UInt8]

        init(offset: Int, bytes: some Collection<UInt8>) {
            self.offset = offset
            self.bytes = Array(bytes.prefix(Self.size))
        }
    }

    /// The block size of most file systems and devices, in bytes.
    static let blockSize = 4096

    let file: OpenFile
    let generation: UInt64
    /// The name of the next journal, which each change looks for.
    let nextName: String
    /// The offset of the next transaction; everything before it was read or written completely.
    private(set) var end: Int
    /// The last frame before ``end``, which reveals a replacement by another write; initially
    /// `nil`.
    private(set) var landmark: Landmark?

    init(file: OpenFile, generation: UInt64, end: Int, landmark: Landmark? = nil) {
        self.file = file
        self.generation = generation
        nextName = StoreFileName(generation + 1, .journal).text
        self.end = end
        self.landmark = landmark
    }

    mutating func advance(to end: Int, behind landmark: Landmark?) {
        self.end = end
        self.landmark = landmark ?? self.landmark
    }

    /// Opens the journal of a generation; `nil` if there is none with a header.
    static func open(
        _ generation: UInt64,
        named name: String? = nil,
        in folder: StoreFolder,
        _ mode: OpenMode
    ) throws(SiteStoreError) -> (journal: CurrentJournal, header: FileHeader)? {
        let file: OpenFile
        do throws(SiteStoreError) {
            file = try folder.open(name ?? StoreFileName(generation, .journal).text, mode)
        } catch  where error.isMissingFile {
            return nil
        }
        do throws(SiteStoreError) {
            let bytes = try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.read(file, from: 0, count: FileHeader.size)
            }
            try FileHeader.checkVersion(of: bytes)
            guard let header = FileHeader(bytes), header.generation == generation else {
                // Its creator has not written the header yet, or never will.
                folder.fileSystem.close(file)
                return nil
            }
            return (CurrentJournal(file: file, generation: generation, end: bytes.count), header)
        } catch {
            folder.fileSystem.close(file)
            throw error
        }
    }

    /// Reads the transactions that other processes appended; `nil` if the file was replaced.
    func readOn(in folder: StoreFolder) throws(SiteStoreError) -> JournalScan? {
        let bytes = try folder.call { fileSystem throws(FileSystemError) -> [UInt8]? in
            let extent = try fileSystem.extent(of: file)
            guard !extent.isRemoved, extent.size >= end else { return nil }
            // After a failed flush, another process may have cut off a transaction and replaced it.
            if let landmark {
                let found = try fileSystem.read(
                    file,
                    from: landmark.offset,
                    count: landmark.bytes.count
                )
                guard found == landmark.bytes else { return nil }
            }
            guard extent.size > end else { return [] }
            return try fileSystem.read(file, from: end, count: extent.size - end)
        }
        return bytes.map { JournalScan($0, origin: end, generation: generation) }
    }

    /// Throws if the file has unread transactions (ST-36); the caller can catch up.
    ///
    /// Once a new journal starts, no process would read them, and the next snapshot would lose
    /// them.
    func checkEnd(in folder: StoreFolder) throws(SiteStoreError) {
        let bytes = try folder.call { fileSystem throws(FileSystemError) in
            let size = try fileSystem.extent(of: file).size
            guard size > end else { return [UInt8]() }
            return try fileSystem.read(file, from: end, count: size - end)
        }
        // In a damaged file these bytes may be an unfinished write, which is no change.
        guard JournalScan(bytes, origin: end, generation: generation).transactions.isEmpty else {
            throw .system(FileSystemError(call: .read, path: file.path, code: EAGAIN))
        }
    }

    func frames(of payload: [UInt8], _ flags: Frame.Flags) -> [UInt8] {
        var writer = ByteWriter()
        Frame.append(payload[...], generation: generation, start: end, flags: flags, to: &writer)
        return writer.bytes
    }

    /// Writes and flushes frames, padded with zeros to the end of a newly begun block.
    ///
    /// Later frames fit in the file, so their flushes need not record a new length. Long payloads
    /// are flushed in parts, and the caller can cancel between them; a single flush could not be
    /// cancelled.
    ///
    /// - Returns: The error of a failed flush, if any.
    /// - Throws: The error of a failed write, or ``SiteStoreError/cancelled``.
    func write(
        _ frames: [UInt8],
        inPartsOf partSize: Int,
        in folder: StoreFolder
    ) throws(SiteStoreError) -> SiteStoreError? {
        let (block, newEnd) = (Self.blockSize, end + frames.count)
        let beginsBlock = end == FileHeader.size || (end - 1) / block < (newEnd - 1) / block
        let room = beginsBlock ? (block - newEnd % block) % block : 0
        let bytes = frames + [UInt8](repeating: 0, count: room)
        var start = 0
        repeat {
            let rest = bytes.count - start
            // Each part ends with a block. A process killed in between thus leaves no length that
            // counts as cut.
            let size = rest > partSize ? partSize - (end + start) % block : rest
            let isWhole = size == bytes.count
            guard isWhole || !Task.isCancelled else { throw .cancelled }
            let part = isWhole ? bytes : Array(bytes[start..<start + size])
            try folder.write(part, to: file, at: end + start)
            do {
                try folder.flush(file)
            } catch {
                return error
            }
            start += size
        } while start < bytes.count
        return nil
    }
}
