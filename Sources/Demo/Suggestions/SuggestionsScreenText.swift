import MomentumCommandLine
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

@MainActor
struct SuggestionsScreenText {
    let screen: SuggestionsScreen
    let traits: TerminalTraits

    /// The text of the screen, once it is loaded.
    ///
    /// - Throws: The reason the screen cannot be shown, such as a missing form.
    func text() async throws -> TerminalText {
        switch screen {
        case .forms(let screen): try await forms(screen)
        case .form(let screen): try await form(screen)
        case .answers(let screen): try await answers(screen)
        case .search(let field), .index(let field): search(field)
        case .unavailable(let message): throw CommandFailure(message)
        }
    }

    private func forms(_ screen: DetailFormsViewModel) async throws -> TerminalText {
        await screen.load()
        let rows = try screen.state.loadedValue()
        let table = TextTable(
            [.leading().cut, .leading()],
            rows: rows.map { ["\($0.title, .bold)", "\($0.progress)"] }
        )
        return table.text(on: traits) + "To fill one in: momentum details FORM\n"
    }

    private func form(_ screen: DetailFormViewModel) async throws -> TerminalText {
        await screen.load()
        try screen.check()
        let title: TerminalText = "\(screen.form?.title ?? screen.id, .bold)\n"
        return title + screen.text(on: traits)
            + "To save: momentum details \(screen.id) --set CATEGORY=VALUE\n"
    }

    private func answers(_ screen: DetailAnswersViewModel) async throws -> TerminalText {
        await screen.load()
        let answers = try screen.state.loadedValue()
        let address: [TerminalText] =
            answers.address.isEmpty ? [] : ["Near \(answers.address)"]
        let forms = answers.forms.flatMap { form -> [TerminalText] in
            ["\(form.title, .bold)"]
                + form.answers.map { answer in
                    let label = SuggestionTexts(words: .current).answer(answer.label, answer.number)
                    return "  \(label): \(answer.answer.text)"
                }
        }
        return .lines(address + (forms.isEmpty ? ["There are no answers yet."] : forms))
    }

    private func search(_ field: SuggestionFieldViewModel) -> TerminalText {
        let label: TerminalText = "\(field.label, .bold)\n"
        guard field.source != .placeSearch(nil) else {
            return label + "To search: momentum suggest TEXT --index FILE\n"
        }
        return label + "To search: momentum suggest TEXT --category \"\(field.label)\"\n"
    }
}
