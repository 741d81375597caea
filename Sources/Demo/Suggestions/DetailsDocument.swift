import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

struct DetailsDocument: Encodable, Sendable {
    struct Category: Encodable, Sendable {
        let name: String
        let answer: String
    }

    let form: String
    let address: String
    let categories: [Category]

    @MainActor
    init(_ details: DetailFormViewModel) {
        form = details.id
        address = details.address
        categories = details.fields.map { Category(name: $0.label, answer: $0.text) }
    }
}
