import MomentumPresentation

/// What keys do in the field of `suggest --interactive`.
@MainActor
struct SuggestLiveField {
    let field: SuggestionFieldViewModel

    /// Carries out a key.
    ///
    /// Return takes the highlighted row; without one it ends the input, as in a form.
    ///
    /// - Returns: Whether the user is done.
    func press(_ key: Key) -> Bool {
        switch key {
        case .text(let text): field.edit(field.text + text)
        case .backspace: field.edit(String(field.text.dropLast()))
        case .eraseWord: field.edit(Self.withoutLastWord(field.text))
        case .eraseLine: field.clear()
        case .down, .next: field.highlightNext()
        case .up, .previous: field.highlightPrevious()
        case .escape: field.dismiss()
        case .enter: return !field.confirmHighlighted()
        case .endOfInput: return true
        case .redraw: break
        }
        return false
    }

    private static func withoutLastWord(_ text: String) -> String {
        var rest = text[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        while let last = rest.last, !last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
