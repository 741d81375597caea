public import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain

extension DetailAnswersError: PresentableError {
    public var kind: String {
        switch self {
        case .tooLong: "tooLong"
        case .unknownForm: "unknownForm"
        case .repository(let error): error.kind
        }
    }

    public var sentence: Phrase {
        switch self {
        case .tooLong(let name, let limit):
            "“\(name)” can have at most \(limit) characters. Nothing was saved."
        case .unknownForm(let id): "There is no form “\(id)”."
        case .repository(let error): error.sentence
        }
    }
}
