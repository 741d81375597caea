import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumTerminal

/// The languages of the program: English, and German for the tracker.
enum Language {
    /// The language of words, with dates and counts as in the locale of `forms`.
    static func of(words: Locale, forms: Locale) -> TerminalLanguage {
        let isGerman = words.language.languageCode == .german
        let german: TerminalLanguage.Translation = { German.ownWords.parts(of: $0, count: $1) }
        let (translation, written) = (isGerman ? german : nil, forms.forms)
        return TerminalLanguage(
            translation,
            locale: forms,
            digits: written.count,
            list: written.list
        )
    }
}
