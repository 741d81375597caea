import Foundation
import MomentumDomain
import MomentumPresentation

/// One note.
struct Note: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var text: String
    var time: Date
}

/// The reason why a note was not saved or not found.
enum NoteError: MomentumError, PresentableError {
    case empty
    case unknown(Note.ID)
    case repository(RepositoryError)

    static let errorDomain = "Notebook"

    var errorCode: Int {
        switch self {
        case .empty: 1
        case .unknown: 2
        case .repository: 3
        }
    }

    var cause: FailureCause? { if case .repository(let error) = self { error.cause } else { nil } }
    var isCancelled: Bool { self == .repository(.cancelled) }

    var kind: String {
        switch self {
        case .empty: "empty"
        case .unknown: "unknown"
        case .repository(let error): error.kind
        }
    }

    var sentence: Phrase {
        switch self {
        case .empty: "A note needs a text."
        case .unknown: "This note is not there any longer."
        case .repository(let error): error.sentence
        }
    }
}
