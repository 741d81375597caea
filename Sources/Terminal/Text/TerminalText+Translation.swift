extension TerminalText {
    /// The number and its noun: `1 entry`, `2 entries`.
    ///
    /// By default the plural adds an s.
    package static func counted(
        _ count: Int,
        _ one: String,
        _ several: String? = nil
    ) -> TerminalText {
        let several = several ?? "\(one)s"
        let language = TerminalLanguage.current
        let number = TerminalText(verbatim: language.digits(count))
        if let parts = language.translation?("{1} \(one)|{1} \(several)", count) {
            return TerminalText(parts, [number])
        }
        return number + TerminalText(verbatim: " \(count == 1 ? one : several)")
    }

    /// The text for words that are also a name in the program, such as that of a field.
    package static func translated(_ words: String) -> TerminalText {
        TerminalLanguage.current.translation?(words, nil).map { TerminalText($0, []) }
            ?? TerminalText(verbatim: words)
    }

    init(_ parts: [TerminalLanguage.Part], _ arguments: [TerminalText]) {
        for part in parts {
            append(part.text, .plain)
            if let index = part.argument, arguments.indices.contains(index) {
                append(arguments[index])
            }
        }
    }
}
