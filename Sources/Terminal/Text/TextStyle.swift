/// The style of a piece of text on a terminal.
package enum TextStyle: Hashable, Sendable {
    case plain
    case bold
    case dim
    /// A name or value that should catch the eye.
    case accent
    case good
    case caution
    case bad
    /// The highlighted row, and the focused field.
    case highlight
    /// A length in a chart, from 0 for the least to ``lastShade`` for the most.
    ///
    /// It has its own colour if the terminal has more than sixteen, otherwise the colour of
    /// ``accent``.
    case shade(Int)
    /// A background colour of the 256; none if the terminal has fewer.
    case ground(Int)

    package static let lastShade = 7

    /// The parameters of "select graphic rendition" (ECMA-48, section 8.3.117); `nil` for none.
    var code: String? {
        switch self {
        case .plain: nil
        case .bold: "1"
        case .dim: "2"
        case .accent, .shade: "36"
        case .good: "32"
        case .caution: "33"
        case .bad: "31"
        case .highlight: "7"
        case .ground(let colour): "48;5;\(colour);38;5;\(Self.isDark(colour) ? 231 : 16)"
        }
    }

    /// True if white letters are more readable than black ones on a colour of the 256.
    private static func isDark(_ colour: Int) -> Bool {
        switch colour {
        case 16...231: (colour - 16) / 36 + (colour - 16) % 36 / 6 < 5
        case 232...: colour < 244
        default: colour < 7
        }
    }
}
