import MomentumDomain
import MomentumTerminal

extension Words {
    /// The words for the running command line.
    static var current: Words { TerminalText.translation == nil ? .english : German.words }
}

/// A phrase of the suite as a `String`, in the language of the running task.
@_disfavoredOverload
func said(_ phrase: Phrase) -> String { Words.current(phrase) }
