import MomentumCommandLine
import MomentumSuggestionsPresentation
import MomentumTerminal

extension DetailFormViewModel {
    /// The fields with their answers, one per line, without empty fields after an answer.
    func text(on traits: TerminalTraits) -> TerminalText {
        TextTable(
            [.leading().cut, .leading().cut],
            rows: fields.filter { $0.answer != .none || answers[$0.key]?.isEmpty == true }
                .map { ["\($0.label)", "\($0.text)"] }
        ).text(on: traits)
    }

    /// Throws the form's failure, if any, as a command failure.
    func check() throws {
        switch state {
        case .failed(let message), .unavailable(let message): throw CommandFailure(message)
        case .idle, .loading, .editing, .saving, .saved: break
        }
    }
}
