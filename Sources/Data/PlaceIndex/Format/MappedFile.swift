import Foundation
import MomentumData

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A memory-mapped file; the system reads each page at its first use.
///
/// Renaming a new file over an index replaces it, so a mapped index stays intact.
// Unchecked, because raw pointers are not Sendable. The pointer is a constant, and its read-only
// memory lives as long as this object.
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

    /// Lets the system free the memory of the part already read; a second read is slow.
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
