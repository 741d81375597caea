#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A call that returns when a file has reached the device (ST-22).
enum FlushCall: Sendable {
    /// `fdatasync`: the contents, and what it takes to find them.
    case contents
    /// `fsync`: everything about the file.
    case file
    /// `fcntl(F_FULLFSYNC)`: out of the cache of the drive, too.
    case drive

    static let onLinux: [FlushCall] = [.contents]
    /// First what gets past the cache of the drive.
    ///
    /// An fsync does not, there; it is what there is on a network share, say.
    static let onApple: [FlushCall] = [.drive, .file]

    /// What is tried on this system, in order.
    static var order: [FlushCall] {
        #if canImport(Darwin)
        onApple
        #else
        onLinux
        #endif
    }

    /// Makes the call, or the nearest one that the system has.
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
