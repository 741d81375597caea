import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain

extension DetailAnswersError: PresentableError {
    public var kind: String {
        switch self {
        case .tooLong: "tooLong"
        case .repository(let error): error.kind
        }
    }

    public var sentence: String {
        switch self {
        case .tooLong(let name, let limit):
            "“\(name)” can have at most \(limit) characters. Nothing was saved."
        case .repository(let error): error.sentence
        }
    }
}
