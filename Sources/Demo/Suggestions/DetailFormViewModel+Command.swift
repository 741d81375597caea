import MomentumCommandLine
import MomentumSuggestionsPresentation
import MomentumTerminal

extension DetailFormViewModel {
    /// The fields with their answers, a line each; without the empty ones behind an answer.
    func text(on traits: TerminalTraits) -> TerminalText {
        TextTable(
            [.leading().cut, .leading().cut],
            rows: fields.filter { $0.answer != .none || answers[$0.key]?.isEmpty == true }
                .map { ["\($0.label)", "\($0.text)"] }
        ).text(on: traits)
    }

    /// Throws the failure of the form, if it has one, as that of the command.
    func check() throws {
        switch state {
        case .failed(let message), .unavailable(let message): throw CommandFailure(message)
        case .idle, .loading, .editing, .saving, .saved: break
        }
    }
}
