import Foundation
import MomentumData
import MomentumDomain

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes the parts of an index in order beside the final file, and renames it when it is whole.
final class IndexFileWriter {
    private static let bufferSize = 1 << 20

    private let destination: URL
    private let temporary: URL
    private let handle: FileHandle
    private var buffer: [UInt8] = []
    private var position = IndexHeader.length
    private var checksums: [UInt64] = []
    private var sections: [Range<Int>] = []

    init(destination: URL) throws(PlaceIndexError) {
        self.destination = destination
        var status = stat()
        if stat(destination.path, &status) == 0, let obstacle = FileObstacle(mode: status.st_mode) {
            throw PlaceIndexError(
                FileSystemError(
                    call: .write,
                    path: destination.path,
                    code: EINVAL,
                    obstacle: obstacle
                )
            )
        }
        temporary = destination.appendingPathExtension("\(getpid())-part")
        let descriptor: Int32
        do throws(FileSystemError) {
            let flags = O_WRONLY | O_CREAT | O_TRUNC
            descriptor = try RegularFile.open(temporary.path, flags, mode: 0o666)
        } catch {
            let code = error.code
            throw PlaceIndexError(
                FileSystemError(call: .write, path: destination.path, code: code)
            )
        }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        buffer.reserveCapacity(Self.bufferSize + IndexHeader.pageSize)
        try write([UInt8](repeating: 0, count: IndexHeader.length)[...])
    }

    deinit {
        try? handle.close()
        // Already gone if the file was finished.
        try? FileManager.default.removeItem(at: temporary)
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

    /// Writes the checksums and the header, renames the file and flushes its folder.
    func finish(_ header: IndexHeader) throws(PlaceIndexError) {
        var header = header
        header.sections = sections
        header.checksums = try writeChecksums().range
        (header.roots, header.rootChecksum) = try writeChecksums()
        header.fileLength = position
        do {
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: header.encoded())
            try handle.synchronize()
        } catch {
            throw failure(error)
        }
        let fileSystem = PosixFileSystem()
        do throws(FileSystemError) {
            try fileSystem.rename(temporary.path, to: destination.path)
            // The new name is in the folder's own data, which has a flush of its own.
            try fileSystem.flushFolder(destination.deletingLastPathComponent().path)
        } catch {
            throw PlaceIndexError(
                FileSystemError(call: .write, path: destination.path, code: error.code)
            )
        }
    }

    /// Writes the checksums of the pages since the last call, and begins a list for its own pages.
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

    /// Writes the whole pages of the buffer.
    private func flush() throws(PlaceIndexError) {
        let whole = buffer.count / IndexHeader.pageSize * IndexHeader.pageSize
        guard whole > 0 else { return }
        buffer.withUnsafeBytes { bytes in
            for page in stride(from: 0, to: whole, by: IndexHeader.pageSize) {
                let range = page..<page + IndexHeader.pageSize
                checksums.append(PageChecksum.of(UnsafeRawBufferPointer(rebasing: bytes[range])))
            }
        }
        try write(buffer[..<whole])
        buffer.removeFirst(whole)
    }

    private func write(_ bytes: ArraySlice<UInt8>) throws(PlaceIndexError) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: any Error) -> PlaceIndexError {
        let cause = FailureCause(error, at: destination, call: .write)
        return .unavailable(cause.explanation ?? cause.detail)
    }
}
