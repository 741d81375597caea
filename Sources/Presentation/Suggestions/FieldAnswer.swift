public import MomentumSuggestionsDomain

/// The meaning of a field's text.
public enum FieldAnswer: Hashable, Sendable {
    /// No text but white space.
    case none
    /// A text that the user typed, trimmed.
    case typed(String)
    /// A suggestion that the user picked; its name is the text.
    case picked(Suggestion)

    /// Creates a typed answer; ``none`` for white space only.
    public init(typed text: String) {
        let answer = DetailAnswer(text)
        self = answer.text.isEmpty ? .none : .typed(answer.text)
    }

    /// Creates a saved answer: picked if the name of its place equals the text.
    public init(_ answer: DetailAnswer) {
        if let place = answer.place, DetailAnswer(place.name).text == answer.text {
            self = .picked(Suggestion(place))
        } else {
            self.init(typed: answer.text)
        }
    }

    /// The trimmed text of the answer; empty for none.
    public var text: String {
        switch self {
        case .none: ""
        case .typed(let text): text
        case .picked(let suggestion): DetailAnswer(suggestion.name).text
        }
    }

    /// The answer in its saved form; `nil` for none.
    public var saved: DetailAnswer? {
        switch self {
        case .none: nil
        case .typed(let text): DetailAnswer(text)
        case .picked(let suggestion):
            DetailAnswer(suggestion.name, place: AnsweredPlace(suggestion))
        }
    }
}
