/// The abilities of a terminal that decide how a frame is written (TA-26).
package struct TerminalAbilities: Hashable, Sendable {
    /// False where words and weight alone may tell things apart: `NO_COLOR`, or a terminal of one
    /// colour.
    package var hasColors: Bool
    /// True for characters of ASCII alone, but for those of the user's data.
    package var isASCII: Bool

    package init(hasColors: Bool = true, isASCII: Bool = false) {
        self.hasColors = hasColors
        self.isASCII = isASCII
    }

    /// The parameters of "select graphic rendition" for a style, after a reset (ECMA-48, 8.3.117).
    ///
    /// Without colours, what stands out is bold or underlined.
    func codes(of style: TextStyle) -> String {
        guard !hasColors else { return style.code.map { "0;\($0)" } ?? "0" }
        switch style {
        case .plain, .dim, .good: return "0"
        case .bold, .caution: return "0;1"
        case .accent: return "0;4"
        case .bad: return "0;1;4"
        case .highlight: return "0;7"
        }
    }
}
