import Foundation
public import MomentumDomain

/// The reason why no backup was made, or why one cannot be restored; nothing has changed then.
public enum SiteBackupError: Error, Hashable, Sendable {
    case document(SiteDocumentError)
    /// The file does not begin as a backup does.
    case notBackup
    /// The end of the file is missing.
    case cut
    /// The bytes of the file differ from those that were written.
    case changed
    /// A newer version made the file, with parts that this one does not know.
    case newer
    /// A line, counted from 1, is no record, repeats one, or miscounts them, although the file is
    /// as it was written.
    case damaged(line: Int)
    /// The plan of the restore was refused.
    case refused(SiteRotationError)
    case repository(RepositoryError)
}

extension SiteBackupError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Backup" }

    public var errorCode: Int {
        switch self {
        case .document: 1
        case .notBackup: 2
        case .cut: 3
        case .changed: 4
        case .newer: 5
        case .damaged: 6
        case .refused: 7
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .document(let error): error.cause
        case .repository(let error): error.cause
        case .refused(let error): error.cause
        case .notBackup, .cut, .changed, .newer, .damaged: nil
        }
    }

    public var isCancelled: Bool {
        switch self {
        case .repository(.cancelled): true
        case .refused(let error): error.isCancelled
        default: false
        }
    }
}
