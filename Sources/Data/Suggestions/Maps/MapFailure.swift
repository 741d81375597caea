public import MomentumDomain

/// Why a system's maps gave no answer.
public enum MapFailure: Error, Hashable, Sendable {
    /// There is nothing: an answer rather than a failure.
    case nothingFound
    /// Too many requests for a while.
    case throttled
    case cancelled
    /// Anything else, with what the system says.
    case unavailable(FailureCause)

    /// How long the system's maps want no requests; they do not say, and count by the minute.
    private static let rest = Duration.seconds(60)

    /// What it means for a search; `nil` for one that found nothing.
    var suggestionError: SuggestionError? {
        switch self {
        case .nothingFound: nil
        case .throttled: .throttled(retryAfter: Self.rest)
        case .cancelled: .cancelled
        case .unavailable(let cause): .repository(.unavailable(cause))
        }
    }
}
