import Foundation
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
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

    @Test(arguments: adapters, DetailAnswersContract.rules)
    func `answers keep the contract (SG-18, SG-53, SG-63, SG-64)`(
        adapter: Adapter,
        rule: DetailAnswersContract.Rule
    ) async throws {
        try await rule.check { adapter.make() }
    }
}
