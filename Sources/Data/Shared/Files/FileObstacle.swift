#if canImport(Darwin)
package import Darwin
#elseif canImport(Glibc)
package import Glibc
#endif

/// Something else in the place of a regular file.
package enum FileObstacle: String, Hashable, Sendable, CaseIterable {
    case folder
    case pipe
    case socket
    case device

    /// Reads the mode of a file; `nil` for a regular one.
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
