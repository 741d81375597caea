import Foundation
package import MomentumDomain

package enum DocumentError: Error, Hashable, Sendable {
    case system(FileSystemError)
    /// Another process kept the document locked for too long.
    case locked(subject: Phrase)
    /// The bytes are not in this suite's format; the document is unchanged.
    case damaged(subject: Phrase, path: String, detail: String)
    /// The version is higher than this program supports; the document is unchanged.
    case newerVersion(subject: Phrase, path: String, found: Int, supported: Int)
    /// All possible row numbers of the document are used.
    case noNumbersLeft
    case cancelled

    package var repositoryError: RepositoryError {
        switch self {
        case .system, .locked, .noNumbersLeft: .unavailable(FailureCause(self))
        case .damaged, .newerVersion: .unreadable(FailureCause(self))
        case .cancelled: .cancelled
        }
    }
}

extension DocumentError: MomentumError {
    package static var errorDomain: String { "Document" }

    package var errorCode: Int {
        switch self {
        case .cancelled: 0
        case .system: 1
        case .locked: 2
        case .damaged: 3
        case .newerVersion: 4
        case .noNumbersLeft: 5
        }
    }

    package var cause: FailureCause? {
        let detail: String
        switch self {
        case .system(let error):
            // The system's own domain and number are more precise than a code of the suite.
            return FailureCause(
                domain: NSPOSIXErrorDomain,
                code: Int(error.code),
                detail: error.text,
                explanation: explanation
            )
        case .damaged(_, _, let text): detail = text
        default: detail = ""
        }
        return FailureCause(
            domain: Self.errorDomain,
            code: errorCode,
            detail: detail,
            explanation: explanation
        )
    }

    package var isCancelled: Bool { self == .cancelled }

    package var explanation: Phrase? {
        switch self {
        case .system(let error):
            "\(error.sentence) \(error.advice)"
        case .locked(let subject):
            "Another program is writing the \(subject)."
        case .damaged(let subject, let path, _):
            """
            The \(subject) “\(path)” is damaged and cannot be read. Nothing was changed. Put \
            a copy in its place, or move it away to begin anew.
            """
        case .newerVersion(let subject, let path, let found, let supported):
            """
            The \(subject) “\(path)” was written by a newer version of this program (version \
            \(found); this one reads up to \(supported)). Nothing was changed. Install the \
            newer version to use it.
            """
        case .noNumbersLeft:
            "Every number that a row can have was given once. Nothing was changed. Begin a new file."
        case .cancelled: nil
        }
    }
}
