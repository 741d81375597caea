import Foundation

/// What the program's streams are connected to.
struct TerminalTraits: Hashable, Sendable {
    /// Whether standard input, output and error are terminals that people look at.
    var isInputTerminal = false
    var isOutputTerminal = false
    var isErrorTerminal = false
    /// Whether styles are wanted where there is a terminal.
    var usesStyles = true
    /// Characters that fit in a line.
    var width = 80

    /// What the system says of the process, see <https://no-color.org> for `NO_COLOR`.
    static func system(environment: [String: String]) -> TerminalTraits {
        // A "dumb" terminal understands no escape sequences, so it cannot take a line back either.
        let isDumb = environment["TERM"] == "dumb"
        return TerminalTraits(
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: !isDumb && isatty(STDOUT_FILENO) == 1,
            isErrorTerminal: !isDumb && isatty(STDERR_FILENO) == 1,
            usesStyles: environment["NO_COLOR", default: ""].isEmpty,
            width: width(environment: environment)
        )
    }

    /// The columns of the terminal that is drawn on, as wide as it is now; `nil` without one.
    static var currentWidth: Int? {
        var size = winsize()
        for descriptor in [STDOUT_FILENO, STDERR_FILENO]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return Int(size.ws_col)
        }
        return nil
    }

    private static func width(environment: [String: String]) -> Int {
        if let currentWidth { return currentWidth }
        return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }
}
