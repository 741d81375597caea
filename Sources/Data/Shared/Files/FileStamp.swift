import Foundation

/// The attributes that distinguish a file from an earlier one of the same name.
package struct FileStamp: Hashable {
    package let identity: FileIdentity
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// Stamps the current file; `nil` if there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino)
        )
        size = Int64(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
    }
}
