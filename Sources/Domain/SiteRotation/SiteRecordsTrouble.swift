import Foundation
public import MomentumDomain

/// What is known to be lost of the records, or why nothing more can be kept.
public enum SiteRecordsTrouble: Error, Hashable, Sendable {
    /// So many files were damaged; what could be read is there, and what could not is kept.
    case damaged(files: Int)
    /// So many changes are gone, though nothing is damaged: somebody removed a file.
    case missing(changes: Int)
    /// The records can be read, but none can be written.
    case readOnly(FailureCause)
    /// The last change was not finished, or was damaged; its bytes are in a file of that name.
    case doubtful(file: String)
    /// So many files of another store were among those of the records; nothing was read from them.
    case foreign(files: Int)
    /// A file was cut short, so that changes at its end may be gone.
    case cut(file: String)
    /// Changes were confirmed here, and no file has any of them.
    case lost
    /// A file of that name looks like one of the records and is none; it is left alone.
    case strange(file: String)
    /// The settings cannot be read, so that the defaults stand in for them.
    case settings(FailureCause)

    /// Whether something is or may be lost, which the user takes note of once; else it passes by
    /// itself.
    public var isLoss: Bool {
        switch self {
        case .damaged, .missing, .doubtful, .foreign, .cut, .lost: true
        case .readOnly, .strange, .settings: false
        }
    }
}

extension SiteRecordsTrouble: MomentumError {
    public static var errorDomain: String { "SiteRotation.Records" }

    // Above the codes of what the store itself reports.
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
