import MomentumData
import MomentumSuggestionsDomain

/// Version 2 of the document of answers: chosen categories, and answers by key.
struct KeyedAnswersDTO: Decodable {
    struct Position: Decodable {
        let latitude: Double
        let longitude: Double
    }

    struct Form: Decodable {
        let chosen: [String]?
        let answers: [String: [Answer]]?
    }

    struct Answer: Decodable {
        let text: String
        let place: Place?
    }

    struct Place: Decodable {
        let name: String
        let latitude: Double?
        let longitude: Double?
        let street: String?
        let city: String?
        let category: String?
        let source: String
    }

    let address: String
    let coordinate: Position?
    let forms: [String: Form]

    func toDomain() -> DetailAnswers {
        DetailAnswers(
            address: address,
            coordinate: coordinate.flatMap { .valid($0.latitude, $0.longitude) },
            forms: forms.mapValues { form in
                FormAnswers(
                    chosen: form.chosen,
                    answers: (form.answers ?? [:]).mapValues { $0.map(Self.answer) }
                )
            }
        )
    }

    private static func answer(_ answer: Answer) -> DetailAnswer {
        DetailAnswer(
            answer.text,
            place: answer.place.map { place in
                AnsweredPlace(
                    name: place.name,
                    // A person may have typed other numbers into the file.
                    coordinate: .valid(place.latitude, place.longitude),
                    street: place.street,
                    city: place.city,
                    category: place.category,
                    source: PlaceSource(rawValue: place.source)
                )
            }
        )
    }
}

extension KeyedAnswersDTO {
    static func position(_ coordinate: Coordinate?) -> JSONValue {
        coordinate.map { .object(position($0)) } ?? .null
    }

    /// The unknown fields of each form; forms without any are omitted.
    static func unknown(in forms: [String: JSONValue]) -> [String: JSONValue] {
        forms.compactMapValues { form in
            let others = form.fields.filter { !["answers", "chosen"].contains($0.key) }
            return others.isEmpty ? nil : Self.form(FormAnswers(), keeping: .object(others))
        }
    }

    /// The stored answers of a form, with the unknown fields of `old`.
    static func form(_ form: FormAnswers, keeping old: JSONValue?) -> JSONValue {
        var fields = old?.fields ?? [:]
        let lists = fields["answers"]?.fields ?? [:]
        fields["chosen"] = form.chosen.map { .list($0.map(JSONValue.text)) } ?? .null
        fields["answers"] = .object(
            form.answers.reduce(into: [:]) { answers, list in
                let known = lists[list.key]?.elements ?? []
                answers[list.key] = .list(
                    list.value.map { answer in
                        // The earlier answer with the same text, if there was one.
                        let old = known.first {
                            $0.fields["text"].map { $0 == .text(answer.text) } ?? false
                        }
                        return self.answer(answer, keeping: old)
                    }
                )
            }
        )
        return .object(fields)
    }

    private static func answer(_ answer: DetailAnswer, keeping old: JSONValue?) -> JSONValue {
        var fields = old?.fields ?? [:]
        fields["text"] = .text(answer.text)
        fields["place"] =
            answer.place.map { place in
                var known = fields["place"]?.fields ?? [:]
                known["name"] = .text(place.name)
                known["latitude"] = JSONValue(place.coordinate?.latitude)
                known["longitude"] = JSONValue(place.coordinate?.longitude)
                known["street"] = JSONValue(place.street)
                known["city"] = JSONValue(place.city)
                known["category"] = JSONValue(place.category)
                known["source"] = .text(place.source.rawValue)
                return .object(known)
            } ?? .null
        return .object(fields)
    }

    private static func position(_ coordinate: Coordinate) -> [String: JSONValue] {
        [
            "latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude),
        ]
    }
}
