import Foundation
import MomentumDomain
import MomentumTerminal

/// The languages of the program: English, and German for the tracker.
enum Language {
    /// The words of the program's own texts; `nil` for English.
    static func translation(for locale: Locale) -> TerminalText.Translation? {
        guard locale.language.languageCode == .german else { return nil }
        return { German.ownWords.parts(of: $0, count: $1) }
    }
}
