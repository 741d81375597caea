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

    init(_ parts: [TranslatedPart], _ arguments: [TerminalText]) {
        for part in parts {
            append(part.text, .plain)
            if let index = part.argument, arguments.indices.contains(index) {
                append(arguments[index])
            }
        }
    }
}
