import MomentumSuggestionsPresentation
import MomentumTerminal

extension SuggestionRowAdapter {
    /// The name, with the matched parts marked.
    var styledTitle: TerminalText {
        parts.reduce(into: "") { $0 += TerminalText(data: $1.text, $1.isMatch ? .bold : .plain) }
    }
}
