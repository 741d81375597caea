import MomentumDomain
import MomentumTerminal

extension TerminalText {
    /// The phrase in the language of the running task.
    @_disfavoredOverload
    init(_ phrase: Phrase, _ style: TextStyle = .plain) {
        self.init(verbatim: said(phrase), style)
    }
}

extension TerminalText.StringInterpolation {
    /// Inserts a phrase of the suite, in the language of the running task.
    @_disfavoredOverload
    mutating func appendInterpolation(_ phrase: Phrase, _ style: TextStyle = .plain) {
        appendInterpolation(TerminalText(phrase, style))
    }
}
