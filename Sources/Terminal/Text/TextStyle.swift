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

    /// The parameter of "select graphic rendition" (ECMA-48, section 8.3.117), or `nil` for none.
    var code: Int? {
        switch self {
        case .plain: nil
        case .bold: 1
        case .dim: 2
        case .accent: 36
        case .good: 32
        case .caution: 33
        case .bad: 31
        case .highlight: 7
        }
    }
}
