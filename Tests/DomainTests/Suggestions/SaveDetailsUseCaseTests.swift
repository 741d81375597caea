import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

@Suite struct SaveDetailsUseCaseTests {
    private let longest = String(repeating: "é", count: 500)

    @Test func `answers of 500 characters are kept, longer ones and addresses refused (TR-28)`()
        async throws
    {
        let repository = MockDetailAnswersRepository()
        let save = SaveDetailsUseCase(repository: repository)
        let long = longest + "x"

        try await save.execute(form: "health", answers: ["Doctor": longest], address: longest)

        await #expect(throws: DetailAnswersError.tooLong("Doctor", limit: 500)) {
            try await save.execute(form: "health", answers: ["Doctor": long], address: nil)
        }
        await #expect(throws: DetailAnswersError.tooLong("Address", limit: 500)) {
            try await save.execute(form: "health", answers: ["Doctor": ""], address: long)
        }
        let kept = try await ReadDetailsUseCase(repository: repository).execute(form: "health")
        #expect(kept.answers == ["Doctor": longest])
        #expect(kept.address == longest)
    }

    @Test func `one character of very many marks is too long as well (TR-28)`() async {
        let save = SaveDetailsUseCase(repository: MockDetailAnswersRepository())
        let marks = "a" + String(repeating: "\u{301}", count: 100_000)

        await #expect(throws: DetailAnswersError.tooLong("Doctor", limit: 500)) {
            try await save.execute(form: "health", answers: ["Doctor": marks], address: nil)
        }
    }
}
