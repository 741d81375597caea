/// A sentence as it is interpolated, and its translation.
///
/// In English it keeps nothing.
struct TranslatedSentence {
    private let translation = TerminalLanguage.current.translation
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
