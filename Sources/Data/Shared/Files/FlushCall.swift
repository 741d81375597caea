#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A call that returns once a file is on the device (ST-22).
enum FlushCall: Sendable {
    /// `fdatasync`: the contents, and the metadata needed to find them.
    case contents
    /// `fsync`: everything about the file.
    case file
    /// `fcntl(F_FULLFSYNC)`: also flushes the cache of the drive.
    case drive

    static let onLinux: [FlushCall] = [.contents]
    /// The full flush comes first, because `fsync` leaves data in the drive's cache.
    ///
    /// `fsync` is for volumes without a full flush, such as a network share.
    static let onApple: [FlushCall] = [.drive, .file]

    static var order: [FlushCall] {
        #if canImport(Darwin)
        onApple
        #else
        onLinux
        #endif
    }

    /// Makes the call, or the closest one that the system supports.
    func make(on descriptor: Int32) -> Int32 {
        switch self {
        #if canImport(Darwin)
        case .contents, .file: fsync(descriptor)
        case .drive: fcntl(descriptor, F_FULLFSYNC)
        #else
        case .contents: fdatasync(descriptor)
        case .file, .drive: fsync(descriptor)
        #endif
        }
    }
}
