import Foundation
import MomentumData

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file as memory, which the system reads page by page at the first use.
///
/// An index is replaced by renaming a new file over it, so the mapped one stays whole.
// Unchecked, because a raw pointer is not Sendable: it is a constant, and its memory is read-only
// and lives as long as this object.
final class MappedFile: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    init(_ file: URL) throws(PlaceIndexError) {
        let descriptor: Int32
        do throws(FileSystemError) {
            descriptor = try DocumentFile.open(file)
        } catch {
            throw PlaceIndexError(error)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw PlaceIndexError(FileSystemError(call: .read, path: file.path, code: errno))
        }
        guard status.st_size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        let count = Int(status.st_size)
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
            start != MAP_FAILED
        else { throw PlaceIndexError(FileSystemError(call: .read, path: file.path, code: errno)) }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    /// Lets the system free the memory of the part already read; reading it again is slow.
    func release(upTo position: Int) {
        let whole = position / IndexHeader.pageSize * IndexHeader.pageSize
        guard whole > 0, let start = bytes.baseAddress else { return }
        madvise(UnsafeMutableRawPointer(mutating: start), whole, MADV_DONTNEED)
    }

    deinit {
        guard let start = bytes.baseAddress else { return }
        munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
}
