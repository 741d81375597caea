import MomentumDomain
import MomentumTerminal

extension Words {
    /// The words for the running command line.
    static var current: Words {
        let language = TerminalLanguage.current
        let words = language.translation == nil ? english : German.words
        return words.with(Words.Forms(count: language.digits, list: language.list))
    }
}

/// A phrase of the suite as a `String`, in the language of the running task.
@_disfavoredOverload
func said(_ phrase: Phrase) -> String { Words.current(phrase) }
