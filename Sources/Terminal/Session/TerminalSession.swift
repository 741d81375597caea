import Foundation

/// A terminal that delivers keys as they are pressed and that a program draws on.
///
/// Only this part touches the system's terminal.
package struct TerminalSession: Sendable {
    /// The part of the terminal that a program draws on.
    package enum Kind: Sendable {
        /// A few lines below the earlier output. The keyboard's signals stay on.
        case lines
        /// The whole terminal, as a separate screen. Ctrl-C and Ctrl-Z are keys.
        case screen
    }

    private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
    private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"

    let kind: Kind
    let output: TerminalOutput
    private let descriptor: Int32
    private let mode: TerminalMode

    /// - Throws: A failure if `descriptor` is not a terminal.
    package init(
        _ kind: Kind,
        descriptor: Int32 = STDIN_FILENO,
        output outputDescriptor: Int32? = nil
    ) throws(TerminalError) {
        self.kind = kind
        self.descriptor = descriptor
        // A few lines are drawn separately from the output, which may be redirected.
        let usual = kind == .lines ? STDERR_FILENO : STDOUT_FILENO
        output = TerminalOutput(descriptor: outputDescriptor ?? usual)
        // Alternate screen, cursor, bracketed paste, wrapping: xterm's private modes.
        let isScreen = kind == .screen
        mode = try TerminalMode(
            descriptor: descriptor,
            output: output,
            entering: isScreen
                ? "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l" : "\u{1B}[?2004h",
            leaving: isScreen
                ? "\(Self.mouseOff)\u{1B}[?7h\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
                : "\u{1B}[?2004l"
        ) { settings in
            // No line buffering, no echo, no quoting of the next key. Return does not become a line
            // end, and Ctrl-S does not stop the output.
            settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
            if isScreen { settings.c_lflag &= ~tcflag_t(ISIG) }
            settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
            // A read waits for one byte, indefinitely. Swift imports the array as a tuple.
            withUnsafeMutableBytes(of: &settings.c_cc) { controls in
                controls[Int(VMIN)] = 1
                controls[Int(VTIME)] = 0
            }
        }
    }

    /// Takes over the terminal and sends its events.
    ///
    /// - Throws: A failure if the settings cannot be changed.
    func open(_ events: TerminalEvents) throws(TerminalError) -> TerminalReader? {
        SignalRelay.watch(SIGWINCH) { events.send(.resized) }
        do {
            try mode.enter { events.send(.resumed) }
        } catch {
            SignalRelay.unwatch(SIGWINCH)
            throw error
        }
        return TerminalReader(descriptor, events)
    }

    /// The bytes that enable or disable clicks and the wheel of the mouse.
    static func mouse(_ isOn: Bool) -> [UInt8] { Array((isOn ? mouseOn : mouseOff).utf8) }

    /// Restores the terminal; a second call has no effect.
    func close() {
        SignalRelay.unwatch(SIGWINCH)
        mode.leave()
    }

    /// Stops the program, like Ctrl-Z does elsewhere.
    package func suspend() {
        // Signals the whole group, as the terminal itself would.
        kill(0, SIGTSTP)
    }

    /// The current size of the terminal; 80 × 24 if it reports none.
    package var size: Size {
        var size = winsize()
        for descriptor in [output.descriptor, descriptor]
        where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        {
            return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
        }
        return Size(columns: 80, rows: 24)
    }
}
