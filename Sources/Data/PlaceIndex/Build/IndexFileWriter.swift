import Foundation
import MomentumData

/// Writes the sections of an index one after the other to an open file.
final class IndexFileWriter {
    private static let bufferSize = 1 << 20

    private let write: (_ bytes: [UInt8], _ offset: Int) throws(PlaceIndexError) -> Void
    private var buffer: [UInt8] = []
    /// The size of the file in bytes.
    private var written = IndexHeader.length
    /// The offset of the next byte in the file.
    private var position = IndexHeader.length
    private var checksums: [UInt64] = []
    private var sections: [Range<Int>] = []

    /// Replaces a file by an index, atomically.
    ///
    /// `body` writes the sections and returns the header, which precedes them.
    static func replace(
        _ destination: URL,
        _ body: (IndexFileWriter) throws(PlaceIndexError) -> IndexHeader
    ) throws(PlaceIndexError) {
        func failure(_ code: Int32, _ obstacle: FileObstacle? = nil) -> PlaceIndexError {
            let path = destination.path
            return PlaceIndexError(
                FileSystemError(call: .write, path: path, code: code, obstacle: obstacle)
            )
        }
        var status = stat()
        if stat(destination.path, &status) == 0, let obstacle = FileObstacle(mode: status.st_mode) {
            throw failure(EINVAL, obstacle)
        }
        // An index is not secret: other users may read it, as far as the umask allows.
        let fileSystem = PosixFileSystem(newFileMode: 0o666)
        let draft = "\(destination.lastPathComponent).\(getpid())-part"
        try FileReplacement(destination.path, draft: draft, in: fileSystem).replace(
            writing: { file throws(PlaceIndexError) in
                let writer = IndexFileWriter { bytes, offset throws(PlaceIndexError) in
                    do throws(FileSystemError) {
                        try fileSystem.writeAll(bytes, to: file, at: offset)
                    } catch {
                        throw failure(error.code)
                    }
                }
                try writer.finish(try body(writer))
            },
            orThrow: { failure($0.code) }
        )
    }

    private init(
        write: @escaping (_ bytes: [UInt8], _ offset: Int) throws(PlaceIndexError) -> Void
    ) {
        self.write = write
        buffer.reserveCapacity(Self.bufferSize + IndexHeader.pageSize)
    }

    /// Writes a section; sections come in the order of ``IndexSection``.
    func section(
        _ body: (IndexFileWriter) throws(PlaceIndexError) -> Void
    ) throws(PlaceIndexError) {
        try pad(to: 64)
        let start = position
        try body(self)
        sections.append(start..<position)
    }

    func append(_ bytes: [UInt8]) throws(PlaceIndexError) {
        buffer += bytes
        position += bytes.count
        if buffer.count >= Self.bufferSize { try flush() }
    }

    func append(_ value: some FixedWidthInteger) throws(PlaceIndexError) {
        buffer.append(littleEndian: value)
        position += value.bitWidth / 8
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Writes the checksums and the header.
    private func finish(_ header: IndexHeader) throws(PlaceIndexError) {
        var header = header
        header.sections = sections
        header.checksums = try writeChecksums().range
        (header.roots, header.rootChecksum) = try writeChecksums()
        header.fileLength = position
        try write(header.encoded(), 0)
    }

    /// Writes the checksums of the pages since the last call, and begins a list for the checksums'
    /// own pages.
    ///
    /// - Returns: The range of the checksums, and a checksum of them.
    private func writeChecksums() throws(PlaceIndexError) -> (range: Range<Int>, checksum: UInt64) {
        try pad(to: IndexHeader.pageSize)
        try flush()
        let finished = checksums
        checksums = []
        let start = position
        for checksum in finished { try append(checksum) }
        let end = position
        try pad(to: IndexHeader.pageSize)
        try flush()
        let checksum = finished.map(\.littleEndian).withUnsafeBytes { PageChecksum.of($0) }
        return (start..<end, checksum)
    }

    private func pad(to alignment: Int) throws(PlaceIndexError) {
        let count = (alignment - position % alignment) % alignment
        try append([UInt8](repeating: 0, count: count))
    }

    /// Writes the complete pages of the buffer.
    private func flush() throws(PlaceIndexError) {
        let whole = buffer.count / IndexHeader.pageSize * IndexHeader.pageSize
        guard whole > 0 else { return }
        buffer.withUnsafeBytes { bytes in
            for page in stride(from: 0, to: whole, by: IndexHeader.pageSize) {
                let range = page..<page + IndexHeader.pageSize
                checksums.append(PageChecksum.of(UnsafeRawBufferPointer(rebasing: bytes[range])))
            }
        }
        try write(Array(buffer[..<whole]), written)
        written += whole
        buffer.removeFirst(whole)
    }
}
