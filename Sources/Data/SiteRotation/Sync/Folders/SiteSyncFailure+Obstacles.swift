import Foundation
import MomentumData
import MomentumSiteRotationDomain

extension SiteSyncFailure {
    /// The failure of a sync folder, with the obstacle in its place or the missing parent.
    init(_ error: FileSystemError, ofFolder location: String) {
        let (innermost, mode) = Self.innermost(of: location)
        let parent = Self.parent(of: location)
        let refusals = [ENOENT, EACCES, EPERM, EROFS]
        if mode & S_IFMT != S_IFDIR {
            self = .notAFolder(innermost, FileObstacle(mode: mode))
        } else if error.call == .makeFolder, refusals.contains(error.code) {
            let isMissing = innermost != location && innermost != parent
            self = .noPlace(for: location, in: parent, isMissing: isMissing)
        } else {
            self.init(error)
        }
    }

    /// The longest beginning of a path that exists, and its mode.
    private static func innermost(of path: String) -> (path: String, mode: mode_t) {
        var (path, status) = (path, stat())
        while stat(path, &status) != 0 {
            guard path != "/", errno == ENOENT || errno == ENOTDIR else { return (path, S_IFDIR) }
            path = parent(of: path)
        }
        return (path, status.st_mode)
    }

    private static func parent(of path: String) -> String {
        let parent = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
        return parent.count > 1 && parent.hasSuffix("/") ? String(parent.dropLast()) : parent
    }
}
