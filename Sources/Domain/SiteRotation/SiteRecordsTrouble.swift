import Foundation
public import MomentumDomain

/// A known loss of records, or the reason why no more can be kept.
public enum SiteRecordsTrouble: Error, Hashable, Sendable {
    /// Some files are damaged, by their number. Their readable part counts, and the rest is kept.
    case damaged(files: Int)
    /// Changes are gone, by their number, although no file is damaged: a file was removed.
    case missing(changes: Int)
    /// The records can be read, but none can be written.
    case readOnly(FailureCause)
    /// The last change was unfinished or damaged; the named file has its bytes.
    case doubtful(file: String)
    /// Files of another store were among those of the records, by their number; none was read.
    case foreign(files: Int)
    /// The file was cut short, so that changes at its end may be gone.
    case cut(file: String)
    /// Changes were confirmed on this device, but no file has any of them.
    case lost
    /// The named file looks like one of the records but is not; it is left alone.
    case strange(file: String)
    /// The settings cannot be read, so that the defaults replace them.
    case settings(FailureCause)
    /// The history of a sync folder replaced the records, which are in the backup, and no sync has
    /// told of it yet.
    case exchanged(backup: String)

    /// True if something is or may be lost, to be acknowledged; other trouble ends by itself.
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
