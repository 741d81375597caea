import MomentumDomain
import MomentumTerminal

extension Words {
    /// The words for the running command line.
    static var current: Words {
        let language = TerminalLanguage.current
        let words = language.translation == nil ? english : German.words
        return words.counting(language.digits)
    }
}

/// A phrase of the suite as a `String`, in the language of the running task.
@_disfavoredOverload
func said(_ phrase: Phrase) -> String { Words.current(phrase) }
