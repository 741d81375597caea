import Foundation
public import MomentumDomain

/// The reason no backup was created, or one cannot be restored; nothing has then changed.
public enum SiteBackupError: Error, Hashable, Sendable {
    case document(SiteDocumentError)
    /// The file does not begin like a backup.
    case notBackup
    /// The file is truncated.
    case cut
    /// The file was changed after it was written.
    case changed
    /// A newer version created the file, with parts that this version does not know.
    case newer
    /// A line, numbered from 1, is not a record, repeats one or has a wrong count, although the
    /// file's checksum is correct.
    case damaged(line: Int)
    /// The file is a backup with records that are not among the present ones.
    case replacesOthers(count: Int)
    /// The file is a backup that is truncated or damaged, so its records cannot be compared.
    case replacesUnreadable
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
        case .replacesOthers: 8
        case .replacesUnreadable: 9
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .document(let error): error.cause
        case .repository(let error): error.cause
        case .refused(let error): error.cause
        case .notBackup, .cut, .changed, .newer, .damaged, .replacesOthers, .replacesUnreadable:
            nil
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
