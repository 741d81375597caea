import Foundation
import MomentumTerminal
import Testing

@testable import MomentumDemo

@Suite struct LanguageTests {
    private func inGerman<Result>(_ work: () -> Result) -> Result {
        let locale = Locale(identifier: "de_DE")
        return TerminalLanguage.$current.withValue(
            Language.of(words: locale, forms: locale),
            operation: work
        )
    }

    @Test func `a literal is said in the language of the task, with its values (EM-9)`() {
        let name = "Hip"
        let text: TerminalText = inGerman { "Overlaps \(data: name)\(" by 1 h")." }

        #expect(text.plain == "Überschneidet sich mit Hip by 1 h.")
        #expect(("Overlaps \(data: name)\("")." as TerminalText).plain == "Overlaps Hip.")
    }

    @Test func `white space around a literal is no part of its key (EM-9)`() {
        let text: TerminalText = inGerman { "\n  Nothing\n" }

        #expect(text.plain == "\n  Nichts\n")
    }

    @Test(arguments: [("de", true), ("de_AT", true), ("en_GB", false), ("fr", false)])
    func `the language is German for German locales, else English (EM-9)`(
        identifier: String,
        isGerman: Bool
    ) {
        let locale = Locale(identifier: identifier)

        #expect((Language.of(words: locale, forms: locale).translation != nil) == isGerman)
    }
}
