/// The style of a piece of text on a terminal.
package enum TextStyle: Hashable, Sendable {
    case plain
    case bold
    case dim
    /// A name or a value that the eye should find.
    case accent
    case good
    case caution
    case bad
    /// The highlighted row, and the focused field.
    case highlight
    /// A length in a chart, from 0 for the least to ``lastShade`` for the most.
    ///
    /// It is a colour of its own where the terminal has more than sixteen, else that of
    /// ``accent``.
    case shade(Int)

    package static let lastShade = 7

    /// The parameter of "select graphic rendition" (ECMA-48, section 8.3.117), or `nil` for none.
    var code: Int? {
        switch self {
        case .plain: nil
        case .bold: 1
        case .dim: 2
        case .accent, .shade: 36
        case .good: 32
        case .caution: 33
        case .bad: 31
        case .highlight: 7
        }
    }
}
