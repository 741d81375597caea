#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

extension PosixFileSystem {
    package func extent(of file: OpenFile) throws(FileSystemError) -> FileExtent {
        #if os(Linux)
        if let isRemoved = isRemoved(file) {
            let size = try check(.status, file.path) { lseek(file.descriptor, 0, SEEK_END) }
            return FileExtent(size: Int(size), isRemoved: isRemoved)
        }
        #endif
        let status = try information(about: file)
        return FileExtent(size: Int(status.st_size), isRemoved: status.st_nlink == 0)
    }

    /// The size in bytes from which holes matter; a store's files are far smaller.
    private static let leastHole = 1 << 28

    // Glibc defines these constants only after a C macro, which Swift cannot set.
    #if os(Linux)
    private static let (nextData, nextHole): (Int32, Int32) = (3, 4)
    #else
    private static let (nextData, nextHole) = (SEEK_DATA, SEEK_HOLE)
    #endif

    package func dataEnd(of file: OpenFile) throws(FileSystemError) -> Int {
        let size = try status(of: file).size
        guard size > Self.leastHole else { return size }
        var end = 0
        while true {
            let data = lseek(file.descriptor, off_t(end), Self.nextData)
            guard data >= 0 else { return errno == ENXIO ? end : size }
            let hole = lseek(file.descriptor, data, Self.nextHole)
            guard hole > data else { return size }
            end = Int(hole)
        }
    }

    #if os(Linux)
    /// True if an open file has lost its name; `nil` if that needs its times.
    private func isRemoved(_ file: OpenFile) -> Bool? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { target in
            guard let buffer = target.baseAddress else { return nil }
            let length = readlink("/proc/self/fd/\(file.descriptor)", buffer, target.count)
            // A long name may be truncated, without the mark at its end.
            guard length > 0, length < target.count else { return nil }
            // The link has this ending if the file has no name; see proc(5).
            let ending = " (deleted)".utf8
            return target[..<length].suffix(ending.count)
                .elementsEqual(ending) { UInt8(bitPattern: $0) == $1 }
        }
    }
    #endif
}
