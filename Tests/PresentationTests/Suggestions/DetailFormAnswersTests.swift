import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

/// Several answers to a category, chosen categories, and the focus of a form.
@MainActor
@Suite struct DetailFormAnswersTests {
    private let maker = FormMaker()

    private func form(
        _ repository: MockDetailAnswersRepository = MockDetailAnswersRepository(),
        id: String = "financial",
        categories: [String]? = nil
    ) async -> DetailFormViewModel {
        let form = maker.form(repository, id: id, categories: categories)
        await form.load()
        return form
    }

    private func texts(_ form: DetailFormViewModel) -> [String] {
        form.fields.map { "\($0.label): \($0.text)" }
    }

    @Test func `a form is shown while its address is still being located (EM-17)`() async {
        let prime = EndlessPrime()
        let form = maker.form(prime: prime)

        await form.load()

        #expect(form.state == .editing)
        await prime.clock.waitForSleepers()
        form.leave()
    }

    @Test func `saving sends the answers that were touched, and no others (SG-64)`() async throws {
        let repository = MockDetailAnswersRepository()
        let form = await form(repository, categories: ["bank", "creditCard"])
        try await repository.update { saved in
            var elsewhere = FormAnswers()
            elsewhere.answer("creditCard", with: ["Amex"])
            saved.forms["financial"] = elsewhere
        }
        form.fields[0].edit("Oak Bank")

        await form.continueForm()

        let saved = repository.saved.forms["financial"]
        #expect(saved?.answers["creditCard"]?.map(\.text) == ["Amex"])
        #expect(saved?.answers["bank"]?.map(\.text) == ["Oak Bank"])
    }

    @Test func `what another process saves shows, but for what was touched here (TA-21, SG-64)`()
        async throws
    {
        let repository = MockDetailAnswersRepository()
        let form = await form(repository, categories: ["bank", "creditCard", "pharmacy"])
        #expect(!form.hasEdits)
        form.fields[2].edit("Oak Pharmacy")
        form.focus(0)
        try await repository.update { saved in
            saved.forms["financial", default: FormAnswers()].answer("bank", with: ["Elm Bank"])
            saved.forms["financial"]?.answer("creditCard", with: ["Amex", "Citi"])
            saved.forms["financial"]?.answer("pharmacy", with: ["Elm Pharmacy"])
        }

        await form.refresh()

        #expect(
            form.fields.map(\.text) == ["Elm Bank", "Amex", "Citi", "", "Oak Pharmacy"]
        )
        #expect(form.focusedField?.key == "bank")
        #expect(form.hasEdits)
        await form.continueForm()
        #expect(
            repository.saved.forms["financial"]?.answers["creditCard"]?.map(\.text) == [
                "Amex", "Citi",
            ]
        )
        #expect(
            repository.saved.forms["financial"]?.answers["pharmacy"]?.map(\.text) == [
                "Oak Pharmacy"
            ]
        )
    }

    @Test func `one empty field stands behind the last answer, up to five (SG-62)`() async {
        let form = await form(categories: ["creditCard"])
        #expect(texts(form) == ["Credit Card: "])

        form.fields[0].edit("Chase")
        #expect(texts(form) == ["Credit Card: Chase", "Credit Card 2: "])
        form.fields[0].edit("")
        #expect(texts(form) == ["Credit Card: "])

        for number in 1...5 {
            #expect(form.addAnswer(to: "creditCard") == number - 1)
            form.focusedField?.edit("Card \(number)")
        }
        #expect(form.addAnswer(to: "creditCard") == nil)
        #expect(form.fields.map(\.text) == (1...5).map { "Card \($0)" })
        #expect(form.isFilled)
        form.leave()
    }

    @Test func `a removed answer lets those behind it move up (SG-62)`() async {
        let saved = FormAnswers(answers: ["creditCard": ["A1", "B1", "C1", "D1", "E1"]])
        let form = await form(
            MockDetailAnswersRepository(DetailAnswers(forms: ["financial": saved])),
            categories: ["creditCard", "bank"]
        )

        form.removeAnswer(at: 1)
        #expect(
            texts(form) == [
                "Credit Card: A1", "Credit Card 2: C1", "Credit Card 3: D1", "Credit Card 4: E1",
                "Credit Card 5: ", "Bank / Credit Union: ",
            ]
        )
        form.fields[5].edit("Bank")
        form.removeAnswer(at: 5)
        form.removeAnswer(at: 99)
        #expect(form.fields.map(\.text).suffix(2) == ["", ""])
        form.leave()
    }

    @Test func `empty and repeated answers are not saved, and their fields go (SG-62)`() async {
        let repository = MockDetailAnswersRepository()
        let form = await form(repository, categories: ["creditCard", "dentist"])
        for text in ["Chase", " CHASE ", "Citi"] {
            form.addAnswer(to: "creditCard")
            form.focusedField?.edit(text)
        }

        await form.continueForm()

        #expect(form.state == .saved)
        #expect(repository.saved.forms["financial"]?.answers == ["creditCard": ["Chase", "Citi"]])
        #expect(
            form.fields.filter { $0.key == "creditCard" }.map(\.text) == ["Chase", "Citi", ""]
        )
    }

    @Test func `a picked answer is saved with its place, and picked again (SG-53, SG-62)`() async {
        let repository = MockDetailAnswersRepository()
        let first = await form(repository, categories: ["bank"])
        let chase = Suggestion(
            name: "Chase",
            coordinate: Coordinate(latitude: 42, longitude: -71),
            street: "12 Main St",
            source: .index
        )
        first.fields[0].choose(chase)
        await first.continueForm()

        let second = await form(repository, categories: ["bank"])

        #expect(second.fields[0].answer == .picked(chase))
    }

    @Test func `a place under another text stays beside what is touched (SG-62, SG-64)`() async {
        let place = AnsweredPlace(Suggestion(name: "TD Bank", source: .index))
        let answer = DetailAnswer("TD", place: place)
        var saved = DetailAnswers()
        saved.forms["financial"] = FormAnswers(answers: ["creditCard": [answer]])
        let repository = MockDetailAnswersRepository(saved)
        let form = await form(repository, categories: ["creditCard"])
        #expect(form.fields.map(\.text) == ["TD", ""])
        #expect(!form.hasEdits)

        form.fields[1].edit("Chase")
        await form.continueForm()

        let kept = repository.saved.forms["financial"]?.answers["creditCard"]
        #expect(kept == [answer, DetailAnswer("Chase")])
    }

    @Test func `a form without categories asks the chosen ones (SG-63, SG-65)`() async {
        let saved = FormAnswers(
            chosen: ["spa", "gym"],
            answers: ["gym": ["YMCA"], "golf": ["Tee"]]
        )
        let repository = MockDetailAnswersRepository(DetailAnswers(forms: ["fitness": saved]))

        let chosen = await form(repository, id: "fitness")
        let asked = await form(repository, id: "fitness", categories: ["golf"])

        #expect(chosen.fields.map(\.key) == ["spa", "gym"])
        #expect(asked.fields.map(\.text) == ["Tee"])
        await chosen.continueForm()
        #expect(repository.saved.forms["fitness"] == saved)
    }

    @Test func `categories are chosen in the form, which keeps what was typed (SG-63)`() async {
        let repository = MockDetailAnswersRepository(
            DetailAnswers(forms: ["fitness": FormAnswers(answers: ["golf": ["Tee"]])])
        )
        let form = await form(repository, id: "fitness", categories: ["gym", "spa"])
        form.fields[0].edit("YMCA")

        await form.choose(["golf", "gym"])
        #expect(texts(form) == ["Country Club / Golf: Tee", "Gym / CrossFit: YMCA"])
        #expect(repository.saved.forms["fitness"]?.chosen == ["golf", "gym"])
        await form.choose([])
        #expect(form.fields.count == 5)
        #expect(repository.saved.forms["fitness"]?.chosen == nil)

        repository.fail(with: .unavailable(.init(domain: "Disk", code: 28)))
        await form.choose(["gym"])
        guard case .failed = form.state else {
            Issue.record("expected a failure, got \(form.state)")
            return
        }
        #expect(form.fields.count == 5)
        form.leave()
    }

    @Test func `anything lets people go on, and a host can see what is missing (SG-63)`() async {
        let form = await form(categories: ["bank", "creditCard"])
        #expect(form.canContinue)
        #expect(!form.isFilled)

        form.fields[0].choose(Suggestion(name: "Chase"))
        #expect(!form.isFilled)
        form.fields[1].choose(Suggestion(name: "Citi"))

        #expect(form.isFilled)
        #expect(form.fields.count == 3)
    }

    @Test func `a field asks its form for the focus (SG-19, SG-61)`() async {
        let form = await form(categories: ["bank", "creditCard"])
        #expect(form.fields.map(\.isFocused) == [true, false])

        form.fields[1].setFocus(true)

        #expect(form.fields.map(\.isFocused) == [false, true])
        form.focus(-1)
        #expect(form.focusedField == nil)
    }

    private static let isLong = ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] != nil
    private static let seed: UInt64 = 61

    @Test func `random calls never make two focused fields or two dropdowns (SG-61)`() async {
        var random = SeededGenerator(seed: Self.seed)
        maker.suggest.answerImmediately("ch", with: .success([Suggestion(name: "Chase")]))
        maker.suggest.answerImmediately("ci", with: .success([Suggestion(name: "Citi")]))
        let form = await form()
        for step in 0..<(Self.isLong ? 10_000 : 500) {
            let index = Int.random(in: form.fields.indices, using: &random)
            let field = form.fields[index]
            switch Int.random(in: 0..<8, using: &random) {
            case 0: form.focus(Int.random(in: -1...form.fields.count, using: &random))
            case 1: field.setFocus(Bool.random(using: &random))
            case 2: field.setFocus(true)
            case 3: field.edit(["ch", "ci", "", "x"].randomElement(using: &random) ?? "")
            case 4: field.highlightNext()
            case 5: field.confirmHighlighted()
            case 6: form.removeAnswer(at: index)
            default: form.addAnswer(to: field.key)
            }
            #expect(
                form.fields.count(where: \.isFocused) <= 1
                    && form.fields.count(where: \.isDropdownVisible) <= 1,
                "seed \(Self.seed), step \(step)"
            )
        }
        form.leave()
    }
}

/// Locates an address for ever.
private struct EndlessPrime: PrimeLocationUseCaseProtocol {
    let address = CurrentAddress("1 Main St")
    let clock = TestClock()

    func execute() async throws(SuggestionError) -> PrimedLocation {
        guard (try? await clock.sleep(for: .seconds(1))) != nil else { throw .cancelled }
        return PrimedLocation(address: address.value, coordinate: nil)
    }
}
