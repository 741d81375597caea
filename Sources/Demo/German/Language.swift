import Foundation
import MomentumDomain
import MomentumTerminal

/// The languages of the program: English, and German for the tracker.
enum Language {
    /// The words of the suite's texts.
    static func words(for locale: Locale) -> Words {
        isGerman(locale) ? German.words : .english
    }

    /// The words of the program's own texts; `nil` for English.
    static func translation(for locale: Locale) -> TerminalText.Translation? {
        guard isGerman(locale) else { return nil }
        return { German.ownWords.parts(of: $0, count: $1) }
    }

    private static func isGerman(_ locale: Locale) -> Bool {
        locale.language.languageCode == .german
    }
}
