import Foundation
public import MomentumDomain

/// The reason a form cannot be shown, or its answers were not saved.
public enum DetailAnswersError: Error, Hashable, Sendable {
    /// The answer to the named category, or the address, exceeds `limit` characters.
    case tooLong(String, limit: Int)
    /// The catalogue has no form with this identifier.
    case unknownForm(DetailForm.ID)
    case repository(RepositoryError)
}

extension DetailAnswersError: MomentumError {
    public static var errorDomain: String { "DetailAnswers" }

    // 1 meant a file of another version, before documents had their own error.
    public var errorCode: Int {
        switch self {
        case .tooLong: 2
        case .unknownForm: 3
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        if case .repository(let error) = self { error.cause } else { nil }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
