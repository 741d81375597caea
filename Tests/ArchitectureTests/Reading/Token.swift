/// One piece of Swift source that is neither white space nor a comment.
struct Token: Sendable {
    enum Kind: Sendable {
        /// A name or keyword; macros such as `#expect` with their number sign.
        case word
        /// A name between backticks, which are not part of the text.
        case escapedWord
        case number
        /// The text between the quotation marks; an interpolation follows as tokens of its own.
        case string
        case regex
        /// One character of punctuation, or the arrow `->`.
        case symbol
    }

    let kind: Kind
    let text: String
    let line: Int
    let isFirstOnLine: Bool
    /// True if a documentation comment ends on the line above.
    let isDocumented: Bool
    /// The `#if` conditions around it, outermost first; `!(…)` in an `#else`.
    let conditions: [String]

    /// True if it is this keyword or punctuation, and not a name or text with the same spelling.
    func isCode(_ text: String) -> Bool {
        (kind == .word || kind == .symbol) && self.text == text
    }
}
