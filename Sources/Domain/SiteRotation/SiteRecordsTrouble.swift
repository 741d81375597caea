import Foundation

/// What is known to be lost of the records, or why nothing more can be kept (ST-11).
public enum SiteRecordsTrouble: Error, Hashable, Sendable {
    /// So many files were damaged; what could be read is there, and what could not is kept.
    case damaged(files: Int)
    /// So many changes are gone, though nothing is damaged: somebody removed a file.
    case missing(changes: Int)
    /// The records can be read, but none can be written.
    case readOnly(FailureCause)
    /// The last change was not finished, or was damaged; its bytes are in a file of that name.
    case doubtful(file: String)

    /// Whether something is or may be lost, which the user takes note of once; else it passes by
    /// itself.
    public var isLoss: Bool {
        switch self {
        case .damaged, .missing, .doubtful: true
        case .readOnly: false
        }
    }
}

extension SiteRecordsTrouble: MomentumError {
    public static let errorDomain = "SiteRotation.Store"

    // Above the codes of what the store itself reports.
    public var errorCode: Int {
        switch self {
        case .damaged: 100
        case .missing: 101
        case .readOnly: 102
        case .doubtful: 103
        }
    }

    public var cause: FailureCause? {
        if case .readOnly(let cause) = self { cause } else { nil }
    }

    public var isCancelled: Bool { false }
}
