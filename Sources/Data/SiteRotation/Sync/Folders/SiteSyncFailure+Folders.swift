import Foundation
import MomentumData
import MomentumDomain
public import MomentumSiteRotationDomain

extension SiteSyncFailure {
    package static let folderDomain = "SiteRotation.SyncFolder"

    static func invalidPath(_ path: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 1,
            message: "The sync folder has no place called “\(path)”."
        )
    }

    package static func tooLong(_ path: String, limit: Int) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 2,
            message: "The file “\(path)” in the sync folder is longer than \(limit) bytes."
        )
    }

    package static func notAFile(_ path: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 3,
            message: "“\(path)” in the sync folder is no file."
        )
    }

    /// The sync folder itself is missing, as opposed to empty.
    public static func noFolder(_ location: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 8,
            message: "There is no folder “\(location)”.",
            kind: .noFolder
        )
    }

    /// A sync folder that this device has synced with is missing.
    static func folderGone(_ location: String) -> SiteSyncFailure {
        let question: Phrase =
            location.contains("://")
            ? "was it moved or deleted on the server?" : "is the drive connected?"
        return SiteSyncFailure(
            domain: folderDomain,
            code: 9,
            message: "The sync folder “\(location)” is not there; \(question)"
        )
    }

    /// A sync folder that this device has synced with exists but has no records.
    static func wasEmptied(_ location: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 13,
            message: """
                The sync folder “\(location)” was emptied: the records that were there are gone. \
                Those of this device are safe.
                """,
            kind: .wasEmptied
        )
    }

    /// The sync folder is readable, but not writable.
    package static func notWritable(_ location: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 10,
            message: """
                The sync folder “\(location)” can be read, and nothing can be written to it. What is \
                recorded here does not reach other devices before that is allowed.
                """
        )
    }

    /// The sync folder cannot be created: `parent` is missing, or not writable.
    static func noPlace(
        for location: String,
        in parent: String,
        isMissing: Bool
    ) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 11,
            message: isMissing
                ? """
                The sync folder “\(location)” cannot be made, because there is no folder \
                “\(parent)”. Make that one first, or name another folder.
                """
                : """
                The sync folder “\(location)” cannot be made, because “\(parent)” takes no folders. \
                Name another folder.
                """
        )
    }

    static func linkToNothing(_ location: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 8,
            message: """
                The sync folder “\(location)” is a link to a folder that is not there. Make that \
                folder, or name another one.
                """
        )
    }

    /// Another item is in the place of the sync folder or of one of its parents.
    static func notAFolder(_ path: String, _ obstacle: FileObstacle?) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 12,
            message: "“\(path)” is a \(obstacle?.word ?? "file"), not a folder. Name a folder."
        )
    }

    init(_ error: FileSystemError) {
        let unreachable: Set<Int32> = [
            ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ETIMEDOUT, ENOTCONN,
        ]
        // The error of a mounted remote folder whose connection is lost.
        let isOffline = unreachable.contains(error.code)
        self.init(
            domain: FileSystemError.errorDomain,
            code: error.errorCode,
            message: isOffline ? error.sentence : "\(error.sentence) \(error.advice)",
            kind: isOffline ? .offline : nil
        )
    }

    /// The failure of a sync folder, with the obstacle in its place or its missing parent.
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

    /// The longest existing beginning of a path, and its mode.
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
