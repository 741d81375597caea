public import MomentumSuggestionsDomain

/// The meaning of the text of a field.
public enum FieldAnswer: Hashable, Sendable {
    /// Nothing but white space.
    case none
    /// A text that the user typed, without white space at either end.
    case typed(String)
    /// A suggestion that the user picked, whose name is the text.
    case picked(Suggestion)

    /// A typed text; ``none`` for white space.
    public init(typed text: String) {
        let answer = DetailAnswer(text)
        self = answer.text.isEmpty ? .none : .typed(answer.text)
    }

    /// A saved answer: picked if its place has its name.
    public init(_ answer: DetailAnswer) {
        if let place = answer.place, DetailAnswer(place.name).text == answer.text {
            self = .picked(Suggestion(place))
        } else {
            self.init(typed: answer.text)
        }
    }

    /// The text of the answer without white space at either end; empty for none.
    public var text: String {
        switch self {
        case .none: ""
        case .typed(let text): text
        case .picked(let suggestion): DetailAnswer(suggestion.name).text
        }
    }

    /// The answer as it is saved; `nil` for none.
    public var saved: DetailAnswer? {
        switch self {
        case .none: nil
        case .typed(let text): DetailAnswer(text)
        case .picked(let suggestion):
            DetailAnswer(suggestion.name, place: AnsweredPlace(suggestion))
        }
    }
}
