import MomentumSuggestionsDomain
import MomentumSuggestionsTestSupport
import Testing

@Suite struct SaveDetailsUseCaseTests {
    private let longest = String(repeating: "é", count: 500)
    private let current = CurrentAddress("Boston")

    private func save(_ repository: MockDetailAnswersRepository) -> SaveDetailsUseCase {
        SaveDetailsUseCase(repository: repository, catalogue: .standard, current: current)
    }

    @Test func `answers of 500 characters are kept, longer ones and addresses refused (TR-28)`()
        async throws
    {
        let repository = MockDetailAnswersRepository()
        let save = save(repository)
        let long = DetailAnswer(longest + "x")

        try await save.execute(
            form: "healthcare",
            answers: ["doctor": [DetailAnswer(longest)]],
            address: DetailAnswer(longest)
        )

        await #expect(throws: DetailAnswersError.tooLong("Doctor", limit: 500)) {
            try await save.execute(form: "healthcare", answers: ["doctor": [long]], address: nil)
        }
        await #expect(throws: DetailAnswersError.tooLong("Address", limit: 500)) {
            try await save.execute(form: "healthcare", answers: [:], address: long)
        }
        let kept = try await ReadDetailsUseCase(repository: repository).execute(form: "healthcare")
        #expect(kept.form.answers == ["doctor": [DetailAnswer(longest)]])
        #expect(kept.address == longest)
        #expect(current.value == longest)
    }

    @Test func `one character of very many marks is too long as well (TR-28)`() async {
        let save = save(MockDetailAnswersRepository())
        let marks = DetailAnswer("a" + String(repeating: "\u{301}", count: 100_000))

        await #expect(throws: DetailAnswersError.tooLong("Doctor", limit: 500)) {
            try await save.execute(form: "healthcare", answers: ["doctor": [marks]], address: nil)
        }
    }

    @Test func `a saved address is the one that is searched near, without white space (SG-57)`()
        async throws
    {
        let repository = MockDetailAnswersRepository()

        try await save(repository).execute(form: "fitness", answers: [:], address: nil)
        #expect(current.value == "Boston")
        try await save(repository).execute(form: "fitness", answers: [:], address: " Reno\n")

        #expect(current.value == "Reno")
        #expect(repository.saved.address == "Reno")
    }

    @Test func `the position of a picked address is kept with it, and of no other (SG-69)`()
        async throws
    {
        let repository = MockDetailAnswersRepository()
        let save = save(repository)
        let place = AnsweredPlace(
            name: "1 Main St",
            coordinate: Coordinate(latitude: 1, longitude: 2),
            source: .maps
        )

        try await save.execute(
            form: "fitness",
            answers: [:],
            address: DetailAnswer("1 Main St", place: place)
        )
        #expect(repository.saved.coordinate == place.coordinate)
        try await save.execute(form: "fitness", answers: [:], address: "1 Main St")
        #expect(repository.saved.coordinate == place.coordinate)
        try await save.execute(form: "fitness", answers: [:], address: "2 Main St")
        #expect(repository.saved.coordinate == nil)
    }

    @Test func `a choice is kept, and the answers to other categories (SG-63)`() async throws {
        let repository = MockDetailAnswersRepository(
            DetailAnswers(forms: ["fitness": FormAnswers(answers: ["gym": ["YMCA"]])])
        )
        let choose = ChooseCategoriesUseCase(repository: repository)

        try await choose.execute(form: "fitness", keys: ["spa", "golf"])
        #expect(try await repository.chosen("fitness") == ["spa", "golf"])
        #expect(repository.saved.answers(to: "gym", of: "fitness") == ["YMCA"])

        try await choose.execute(form: "fitness", keys: [])
        #expect(try await repository.chosen("fitness") == nil)
    }
}
