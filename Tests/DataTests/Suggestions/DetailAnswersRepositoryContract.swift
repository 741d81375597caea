import Foundation
import MomentumDetailsFile
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// The behaviour of every ``DetailAnswersRepository``.
@Suite struct DetailAnswersRepositoryContract {
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (_ folder: URL) -> any DetailAnswersRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory") { _ in InMemoryDetailAnswersRepository() },
        Adapter(testDescription: "file") { folder in
            FileDetailAnswersRepository(file: folder.appending(path: "\(UUID())/answers.json"))
        },
    ]

    @Test(arguments: adapters, DetailAnswersContract.rules)
    func `answers keep the contract (SG-18, SG-53, SG-63, SG-64)`(
        adapter: Adapter,
        rule: DetailAnswersContract.Rule
    ) async throws {
        let folder = TemporaryFolder()
        try await rule.check { adapter.make(folder.url) }
    }
}
