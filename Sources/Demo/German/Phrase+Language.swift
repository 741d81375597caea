import MomentumDomain
import MomentumTerminal

extension Words {
    /// The words for the running command line.
    static var current: Words { TerminalText.translation == nil ? .english : German.words }
}

/// A phrase of the suite as a `String`, in the language of the running task.
@_disfavoredOverload
func said(_ phrase: Phrase) -> String { Words.current(phrase) }

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
