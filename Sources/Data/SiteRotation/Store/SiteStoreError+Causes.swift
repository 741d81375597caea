import Foundation
import MomentumDomain

extension SiteStoreError {
    /// Whether a file or folder is not there.
    var isMissingFile: Bool { systemError?.code == ENOENT }

    /// Whether the store cannot be written where it is, though it may be readable.
    var forbidsWriting: Bool {
        [EACCES, EPERM, EROFS, ENOSPC, EDQUOT].contains(systemError?.code)
    }

    /// The error at the border of the layer, with its cause kept (AK-9).
    var repositoryError: RepositoryError {
        switch self {
        case .system, .shortWrite, .locked, .readOnly: .unavailable(FailureCause(self))
        case .newerFormat, .unreadable, .severalStores: .unreadable(FailureCause(self))
        case .cancelled: .cancelled
        }
    }
}
