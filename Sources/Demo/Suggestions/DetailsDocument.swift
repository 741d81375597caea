import MomentumCommandLine
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

struct DetailsDocument: Encodable, Sendable {
    struct Category: Encodable, Sendable {
        let key: String
        let name: String
        /// The first of the answers; empty if there is none.
        let answer: String
        let answers: [Answer]
    }

    struct Answer: Encodable, Sendable {
        let text: String
        @Nullable var place: Place?
    }

    struct Place: Encodable, Sendable {
        let name: String
        @Nullable var latitude: Double?
        @Nullable var longitude: Double?
        @Nullable var street: String?
        @Nullable var city: String?
        @Nullable var category: String?
        let source: String
    }

    static let json = """
        {"form", "address", "categories": [{"key", "name", "answer", "answers": [{"text", \
        "place": {"name", "latitude", "longitude", "street", "city", "category", "source"}}]}]}
        """

    let form: String
    let address: String
    let categories: [Category]

    @MainActor
    init(_ details: DetailFormViewModel) {
        form = details.id
        address = details.address
        let answers = details.answers
        var known: Set<String> = []
        categories = details.fields.filter { known.insert($0.key).inserted }.map { field in
            let own = answers[field.key] ?? []
            return Category(
                key: field.key,
                name: details.form?.field(for: field.key).label ?? field.key,
                answer: own.first?.text ?? "",
                answers: own.map(Answer.init)
            )
        }
    }
}

extension DetailsDocument.Answer {
    fileprivate init(_ answer: DetailAnswer) {
        self.init(
            text: answer.text,
            place: answer.place.map { place in
                DetailsDocument.Place(
                    name: place.name,
                    latitude: place.coordinate?.latitude,
                    longitude: place.coordinate?.longitude,
                    street: place.street,
                    city: place.city,
                    category: place.category,
                    source: place.source.rawValue
                )
            }
        )
    }
}
