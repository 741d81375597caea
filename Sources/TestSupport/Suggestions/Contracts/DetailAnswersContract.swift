public import MomentumSuggestionsDomain
public import MomentumTestSupport
import Testing

/// The rules that every repository of form answers must satisfy.
public enum DetailAnswersContract {
    /// A rule about a repository without answers.
    public typealias Rule = ContractRule<any DetailAnswersRepository>

    public static let rules: [Rule] = [
        Rule("a new store has no answers") { make in
            let answers = try await make().answers()
            #expect(answers == DetailAnswers())
        },
        Rule("what was saved is read back, with the address and places") { make in
            let repository = try await make()
            let place = AnsweredPlace(
                name: "Chase",
                coordinate: Coordinate(latitude: 42.5, longitude: -71.25),
                street: "12 Main St",
                city: "Concord",
                category: "bank",
                source: .photon
            )
            let answers = DetailAnswers(
                address: "1 Main St",
                coordinate: Coordinate(latitude: 43, longitude: -71),
                forms: [
                    "fitness": FormAnswers(
                        chosen: ["golf", "yoga"],
                        answers: ["yoga": ["Ünïcode 🧘"]]
                    ),
                    "financial": FormAnswers(answers: [
                        "creditCard": ["Citi", DetailAnswer("Chase", place: place)]
                    ]),
                ]
            )

            try await repository.update { $0 = answers }

            #expect(try await repository.answers() == answers)
        },
        Rule("a choice of categories is kept, and their answers") { make in
            let repository = try await make()
            try await repository.update {
                $0.forms["fitness"] = FormAnswers(answers: ["gym": ["YMCA"]])
            }

            try await repository.choose("fitness", ["spa", "golf", "spa"])

            #expect(try await repository.chosen("fitness") == ["spa", "golf"])
            #expect(try await repository.answers().answers(to: "gym", of: "fitness") == ["YMCA"])
            #expect(try await repository.chosen("financial") == nil)
        },
    ]
}
