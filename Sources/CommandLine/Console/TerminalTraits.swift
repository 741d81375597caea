import Foundation

/// The connections of the program's streams.
package struct TerminalTraits: Hashable, Sendable {
    /// True if standard input is a terminal; a "dumb" terminal counts for input only.
    package var isInputTerminal = false
    package var isOutputTerminal = false
    package var isErrorTerminal = false
    package var usesStyles = true
    /// The number of columns of a line.
    package var width = 80
    /// The number of lines of the screen.
    package var height = 24

    /// The traits of this process; <https://no-color.org> describes `NO_COLOR`.
    package static func system(environment: [String: String]) -> TerminalTraits {
        // A "dumb" terminal supports no escape sequences, so no line can be erased.
        let isDumb = environment["TERM"] == "dumb"
        return TerminalTraits(
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: !isDumb && isatty(STDOUT_FILENO) == 1,
            isErrorTerminal: !isDumb && isatty(STDERR_FILENO) == 1,
            usesStyles: environment["NO_COLOR", default: ""].isEmpty,
            width: width(environment: environment),
            height: height(environment: environment)
        )
    }

    /// The traits of a program whose streams are files or pipes.
    package static let noTerminal = TerminalTraits()

    /// The maximum width of an output line in columns; `nil` for a file or a pipe.
    package var outputWidth: Int? { isOutputTerminal ? width : nil }

    /// The current width of the output's terminal in columns; `nil` without a terminal.
    package static var currentWidth: Int? { currentSize.map { Int($0.ws_col) } }

    private static var currentSize: winsize? {
        var size = winsize()
        for descriptor in [STDOUT_FILENO, STDERR_FILENO]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return size
        }
        return nil
    }

    private static func height(environment: [String: String]) -> Int {
        if let lines = currentSize?.ws_row, lines > 0 { return Int(lines) }
        return environment["LINES"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 24
    }

    private static func width(environment: [String: String]) -> Int {
        if let currentWidth { return currentWidth }
        return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }
}
