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
            FileDetailAnswersRepository(file: Self.file("answers.json"))
        },
    ]

    private static func file(_ name: String) -> URL {
        URL.temporaryDirectory.appending(path: "details-\(UUID())").appending(path: name)
    }

    @Test(arguments: adapters)
    func `a new store has no answers (SG-18)`(adapter: Adapter) async throws {
        #expect(try await adapter.make().answers() == DetailAnswers())
    }

    @Test(arguments: adapters)
    func `what was saved is read back, with the address (SG-18)`(adapter: Adapter) async throws {
        let repository = adapter.make()
        let answers = DetailAnswers(
            address: "1 Main St",
            forms: ["fitness": ["Yoga / Pilates": "Ünïcode 🧘"]]
        )

        try await repository.update { $0 = answers }

        #expect(try await repository.answers() == answers)
    }

    @Test(arguments: ["{", "[]", #"{"version": 2, "address": "", "forms": {}}"#])
    func `a damaged or newer file is an error, and stays as it is (SG-18, TR-13)`(
        content: String
    ) async throws {
        let file = Self.file("damaged.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try Data(content.utf8).write(to: file)
        let repository = FileDetailAnswersRepository(file: file)

        let error = await #expect(throws: RepositoryError.self) {
            try await repository.update { $0.address = "lost" }
        }

        guard case .unreadable(let cause) = error else {
            Issue.record("expected .unreadable, got \(String(describing: error))")
            return
        }
        let sentence = content.contains("version") ? "was written by a newer version" : "is damaged"
        #expect(cause.explanation?.contains(sentence) == true)
        #expect(try String(contentsOf: file, encoding: .utf8) == content)
    }
}
