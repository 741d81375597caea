/// The capabilities of a terminal (TA-26).
package struct TerminalAbilities: Hashable, Sendable {
    package enum Colors: Hashable, Sendable {
        /// Only words and weight distinguish things: `NO_COLOR`, or a monochrome terminal.
        case none
        /// The sixteen colours of the terminal's own scheme.
        case basic
        /// A palette of 256 colours.
        case indexed
        /// Any mixture of red, green and blue.
        case direct
    }

    package let colors: Colors
    /// True if bright shades are not visible.
    private let isLight: Bool
    /// True for ASCII characters only, except in the user's data.
    package let isASCII: Bool

    package init(colors: Colors = .basic, isLight: Bool = false, isASCII: Bool = false) {
        self.colors = colors
        self.isLight = isLight
        self.isASCII = isASCII
    }

    /// Creates the abilities that a process's variables indicate, limited by a theme.
    package init(
        _ environment: [String: String],
        theme: TerminalTheme,
        isASCII: Bool = false
    ) {
        self.init(
            colors: theme == .mono ? .none : Self.colors(environment),
            isLight: theme == .light || theme == .auto && Self.isLight(environment),
            isASCII: isASCII
        )
    }

    private static func colors(_ environment: [String: String]) -> Colors {
        let term = environment["TERM"] ?? ""
        guard environment["NO_COLOR", default: ""].isEmpty, term != "dumb",
            !term.hasPrefix("vt"), !term.hasSuffix("-m"), !term.hasSuffix("-mono")
        else { return .none }
        let more = environment["COLORTERM"] ?? ""
        if ["truecolor", "24bit"].contains(more) || term.hasSuffix("-direct") { return .direct }
        return term.contains("256color") ? .indexed : .basic
    }

    /// True if the last number of `COLORFGBG`, the background, is white or a bright colour.
    private static func isLight(_ environment: [String: String]) -> Bool {
        let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        return background.map { $0 == 7 || (9...15).contains($0) } ?? false
    }

    /// The parameters of "select graphic rendition" for a style, after a reset (ECMA-48, 8.3.117).
    ///
    /// Without colours, emphasis is bold or underlined.
    package func codes(of style: TextStyle) -> String {
        guard colors == .none else {
            if case .shade(let shade) = style, let code = code(of: shade) { return "0;\(code)" }
            if case .ground = style, colors == .basic { return "0" }
            return style.code.map { "0;\($0)" } ?? "0"
        }
        switch style {
        case .plain, .dim, .good, .shade, .ground: return "0"
        case .bold, .caution: return "0;1"
        case .accent: return "0;4"
        case .bad: return "0;1;4"
        case .highlight: return "0;7"
        }
    }

    /// The parameter of a shade; higher shades contrast more with the background.
    ///
    /// `nil` if there are only sixteen colours.
    private func code(of shade: Int) -> String? {
        let share = Double(min(max(shade, 0), TextStyle.lastShade)) / Double(TextStyle.lastShade)
        switch colors {
        case .none, .basic: return nil
        case .indexed:
            let palette =
                isLight ? [110, 74, 68, 32, 26, 25, 19, 18] : [23, 29, 30, 36, 37, 43, 44, 51]
            return "38;5;\(palette[Int(share * Double(palette.count - 1))])"
        case .direct:
            let (least, most) =
                isLight ? ((120, 170, 210), (0, 40, 120)) : ((20, 90, 100), (110, 240, 245))
            func mixed(_ part: KeyPath<(Int, Int, Int), Int>) -> Int {
                let (start, end) = (least[keyPath: part], most[keyPath: part])
                return start + Int(share * Double(end - start))
            }
            return "38;2;\(mixed(\.0));\(mixed(\.1));\(mixed(\.2))"
        }
    }
}

/// The colours that the user wants.
package enum TerminalTheme: String, CaseIterable, Codable, Sendable {
    /// The theme that the terminal indicates.
    case auto
    case dark
    case light
    /// The theme without colours.
    case mono
}
