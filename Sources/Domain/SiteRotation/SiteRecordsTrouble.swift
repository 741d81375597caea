import Foundation
public import MomentumDomain

/// A known loss of records, or the reason no more can be saved.
public enum SiteRecordsTrouble: Error, Hashable, Sendable {
    /// Some files are damaged; the value is their number. Their readable part counts, and the rest
    /// is kept.
    case damaged(files: Int)
    /// Changes are missing, although no file is damaged: a file was removed. The value is their
    /// number.
    case missing(changes: Int)
    /// The records are readable, but not writable.
    case readOnly(FailureCause)
    /// The last change was unfinished or damaged; the named file has its bytes.
    case doubtful(file: String)
    /// Files of another store were among the records, and were not read. The value is their number.
    case foreign(files: Int)
    /// The file was truncated, so that changes at its end may be lost.
    case cut(file: String)
    /// Changes were confirmed on this device, but no file has any of them.
    case lost
    /// The named file resembles one of the records, but is not; it stays unchanged.
    case strange(file: String)
    /// The settings are unreadable, so the defaults replace them.
    case settings(FailureCause)
    /// The history of a sync folder replaced the records, which are in the backup. No sync has
    /// reported it yet.
    case exchanged(backup: String)

    /// True if data is or may be lost, which needs an acknowledgement; other problems end by
    /// themselves.
    public var isLoss: Bool {
        switch self {
        case .damaged, .missing, .doubtful, .foreign, .cut, .lost: true
        case .readOnly, .strange, .settings, .exchanged: false
        }
    }
}

extension SiteRecordsTrouble: MomentumError {
    public static var errorDomain: String { "SiteRotation.Records" }

    // Above the codes of the store's own reports.
    public var errorCode: Int {
        switch self {
        case .damaged: 100
        case .missing: 101
        case .readOnly: 102
        case .doubtful: 103
        case .foreign: 110
        case .cut: 111
        case .lost: 112
        case .strange: 113
        case .settings: 114
        case .exchanged: 115
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .readOnly(let cause), .settings(let cause): cause
        default: nil
        }
    }

    public var isCancelled: Bool { false }
}
