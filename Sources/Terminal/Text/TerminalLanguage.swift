package import Foundation

/// The language of texts for people, and the form of their dates and counts.
package struct TerminalLanguage: Sendable {
    /// A part of a translated sentence: text, then the argument with this index, if any.
    package typealias Part = (text: String, argument: Int?)

    /// The parts of a sentence; `nil` if the language lacks it.
    ///
    /// The key is the literal in English, without white space at its ends, with `{1}`, `{2}` … in
    /// place of the interpolated values. With a count it lists the forms: `{1} day|{1} days`.
    package typealias Translation = @Sendable (_ key: String, _ count: Int?) -> [Part]?

    /// The translations; `nil` for English.
    package let translation: Translation?
    /// The locale of dates, and of numbers with decimals.
    package let locale: Locale
    /// Writes a count in digits.
    package let digits: @Sendable (_ count: Int) -> String
    /// Writes texts as a list.
    package let list: @Sendable (_ texts: [String]) -> String

    /// Creates a language; by default that of documents, which is the same everywhere.
    package init(
        _ translation: Translation? = nil,
        locale: Locale = .neutral,
        digits: @escaping @Sendable (_ count: Int) -> String = { "\($0)" },
        list: @escaping @Sendable (_ texts: [String]) -> String = { $0.joined(separator: ", ") }
    ) {
        (self.translation, self.locale, self.digits, self.list) =
            (translation, locale, digits, list)
    }

    /// The language of all texts that the running task creates.
    ///
    /// The program sets it once for the work of a command line. A task-local value gives tests in
    /// several languages one process, which a global variable would not.
    @TaskLocal package static var current = TerminalLanguage()
}
