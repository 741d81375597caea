import MomentumDomain
import MomentumPresentation
import MomentumTerminal

extension Words {
    /// The words for the running command line.
    static var current: Words {
        let language = TerminalLanguage.current
        let words = language.translation == nil ? english : German.words
        return words.with(language.locale.forms)
    }
}

/// A phrase of the suite as a `String`, in the language of the running task.
@_disfavoredOverload
func said(_ phrase: Phrase) -> String { Words.current(phrase) }
