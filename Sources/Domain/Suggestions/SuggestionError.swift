import Foundation
public import MomentumDomain

/// The reason why a search for suggestions failed.
public enum SuggestionError: Error, Hashable, Sendable {
    case repository(RepositoryError)
    /// The server demands fewer requests; `retryAfter` is the wait before the next one.
    case throttled(retryAfter: Duration)
    /// No source is available.
    case unavailable(SuggestionsUnavailable)

    /// The caller cancelled, which is not a failure.
    public static let cancelled = SuggestionError.repository(.cancelled)
}

extension SuggestionError: MomentumError {
    public static var errorDomain: String { "Suggestions" }

    public var errorCode: Int {
        switch self {
        case .repository: 1
        case .throttled: 2
        case .unavailable(.noSource): 3
        case .unavailable(.noList): 4
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .repository(let error): error.cause
        case .throttled, .unavailable: nil
        }
    }

    public var isCancelled: Bool { self == .cancelled }
}

/// The reason why a field can have no suggestions.
public enum SuggestionsUnavailable: Hashable, Sendable {
    /// Places are searched, but no place index, server or maps are configured.
    case noSource
    /// The category is plain text, without a list or places.
    case noList
}
