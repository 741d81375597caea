import Foundation
import MomentumDomain

extension SiteSyncFailure {
    /// The domain of what the folders themselves refuse.
    static let folderDomain = "SiteRotation.SyncFolder"

    static func invalidPath(_ path: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 1,
            message: "The sync folder has no place called “\(path)”."
        )
    }

    /// A file with more bytes than would have been accepted.
    static func tooLong(_ path: String, limit: Int) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 2,
            message: "The file “\(path)” in the sync folder is longer than \(limit) bytes."
        )
    }

    static func notAFile(_ path: String) -> SiteSyncFailure {
        SiteSyncFailure(
            domain: folderDomain,
            code: 3,
            message: "“\(path)” in the sync folder is no file."
        )
    }

    init(_ error: FileSystemError) {
        let unreachable: Set<Int32> = [
            ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ETIMEDOUT, ENOTCONN,
        ]
        self.init(
            domain: FileSystemError.errorDomain,
            code: error.errorCode,
            message: error.sentence,
            // What a folder that is mounted from elsewhere says when the way there is cut.
            kind: unreachable.contains(error.code) ? .offline : nil
        )
    }
}
