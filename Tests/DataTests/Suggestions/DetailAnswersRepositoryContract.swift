import Foundation
import MomentumDomain
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import Testing

/// The behaviour of every ``DetailAnswersRepository``.
@Suite struct DetailAnswersRepositoryContract {
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> any DetailAnswersRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { InMemoryDetailAnswersRepository() },
        Adapter(testDescription: "file") {
            let folder = URL.temporaryDirectory.appending(path: "details-\(UUID())")
            return FileDetailAnswersRepository(file: folder.appending(path: "answers.json"))
        },
    ]

    @Test(arguments: adapters)
    func `a new store has no answers (SG-18)`(adapter: Adapter) async throws {
        #expect(try await adapter.make().answers() == DetailAnswers())
    }

    @Test(arguments: adapters)
    func `what was saved is read back, with the address and places (SG-18, SG-53, SG-64)`(
        adapter: Adapter
    ) async throws {
        let repository = adapter.make()
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
                "fitness": FormAnswers(chosen: ["golf", "yoga"], answers: ["yoga": ["Ünïcode 🧘"]]),
                "financial": FormAnswers(answers: [
                    "creditCard": ["Citi", DetailAnswer("Chase", place: place)]
                ]),
            ]
        )

        try await repository.update { $0 = answers }

        #expect(try await repository.answers() == answers)
    }

    @Test(arguments: adapters)
    func `a choice of categories is kept, and their answers (SG-18, SG-63)`(
        adapter: Adapter
    ) async throws {
        let repository = adapter.make()
        try await repository.update {
            $0.forms["fitness"] = FormAnswers(answers: ["gym": ["YMCA"]])
        }

        try await repository.choose("fitness", ["spa", "golf", "spa"])

        #expect(try await repository.chosen("fitness") == ["spa", "golf"])
        #expect(try await repository.answers().answers(to: "gym", of: "fitness") == ["YMCA"])
        #expect(try await repository.chosen("financial") == nil)
    }
}
