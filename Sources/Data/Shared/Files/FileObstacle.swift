package import MomentumDomain

#if canImport(Darwin)
package import Darwin
#elseif canImport(Glibc)
package import Glibc
#endif

/// An item other than a regular file, in the place of one.
package enum FileObstacle: String, Hashable, Sendable, CaseIterable {
    case folder
    case pipe
    case socket
    case device

    /// Reads the mode of a file; returns `nil` for a regular file.
    package init?(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }
}

extension FileObstacle {
    /// The obstacle in a sentence.
    package var word: Phrase {
        switch self {
        case .folder: "folder"
        case .pipe: "pipe"
        case .socket: "socket"
        case .device: "device"
        }
    }
}
