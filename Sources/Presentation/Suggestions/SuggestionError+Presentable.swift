public import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain

extension SuggestionError: PresentableError {
    public var kind: String {
        switch self {
        case .repository(let error): error.kind
        case .throttled: "throttled"
        case .unavailable(.noSource): "noSource"
        case .unavailable(.noList): "noList"
        }
    }

    public var sentence: Phrase {
        if let explanation = cause?.explanation {
            return "\(explanation) You can go on typing the name yourself."
        }
        return switch self {
        case .repository(.unavailable):
            "Suggestions are not available right now. You can go on typing the name yourself."
        case .repository(.unreadable):
            "The suggestions could not be read. You can go on typing the name yourself."
        case .repository(.cancelled): "This was cancelled."
        case .throttled:
            "There were too many searches. Suggestions come back in a moment; you can go on typing."
        case .unavailable(.noSource):
            "There are no places to search. You can go on typing the name yourself."
        case .unavailable(.noList): "There are no suggestions for this text."
        }
    }
}
