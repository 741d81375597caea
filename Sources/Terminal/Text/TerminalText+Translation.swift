extension TerminalText {
    /// A part of a translated sentence: text, then the argument with this index, if any.
    package typealias TranslatedPart = (text: String, argument: Int?)

    /// The parts of a sentence in another language; `nil` if the language lacks it.
    ///
    /// The key is the literal in English, without white space at its ends, with `{1}`, `{2}` … in
    /// place of the interpolated values. With a count it lists the forms: `{1} day|{1} days`.
    package typealias Translation =
        @Sendable (_ key: String, _ count: Int?) -> [TranslatedPart]?

    /// The language of all literals that the running task creates; `nil` for English.
    ///
    /// The program sets it once for the work of a command line. A task-local value gives tests in
    /// several languages one process, which a global variable would not.
    @TaskLocal package static var translation: Translation?

    /// The number and its noun: `1 entry`, `2 entries`.
    ///
    /// By default the plural adds an s.
    package static func counted(
        _ count: Int,
        _ one: String,
        _ several: String? = nil
    ) -> TerminalText {
        let several = several ?? "\(one)s"
        let number = TerminalText(verbatim: "\(count)")
        if let parts = translation?("{1} \(one)|{1} \(several)", count) {
            return TerminalText(parts, [number])
        }
        return TerminalText(verbatim: "\(count) \(count == 1 ? one : several)")
    }

    /// The text for words that are also a name in the program, such as that of a field.
    package static func translated(_ words: String) -> TerminalText {
        translation?(words, nil).map { TerminalText($0, []) } ?? TerminalText(verbatim: words)
    }

    fileprivate init(_ parts: [TranslatedPart], _ arguments: [TerminalText]) {
        for part in parts {
            append(part.text, .plain)
            if let index = part.argument, arguments.indices.contains(index) {
                append(arguments[index])
            }
        }
    }
}

/// Words of the program where a `String` is wanted, in the language of the running task.
package func said(_ text: TerminalText) -> String { text.plain }

/// A sentence as it is interpolated, and its translation.
///
/// It costs nothing while the language is English.
struct TranslatedSentence {
    private let translation = TerminalText.translation
    private var key = ""
    private var arguments: [TerminalText] = []
    private var hasWords = false

    mutating func append(_ literal: String) {
        guard translation != nil else { return }
        hasWords = hasWords || literal.contains(where: \.isLetter)
        key += literal
    }

    mutating func append(_ argument: TerminalText) {
        guard translation != nil else { return }
        arguments.append(argument)
        key += "{\(arguments.count)}"
    }

    /// The sentence in the language of the task; `nil` in English, or if the language lacks it.
    func translated() -> TerminalText? {
        guard let translation, hasWords else { return nil }
        let start = key.prefix { $0.isWhitespace }
        let trimmed = key.dropFirst(start.count)
        let end = trimmed.reversed().prefix { $0.isWhitespace }.reversed()
        guard let parts = translation(String(trimmed.dropLast(end.count)), nil) else { return nil }
        var text = TerminalText()
        text.append(String(start), .plain)
        text.append(TerminalText(parts, arguments))
        text.append(String(end), .plain)
        return text
    }
}
