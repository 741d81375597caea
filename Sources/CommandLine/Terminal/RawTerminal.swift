import Foundation

/// A terminal that delivers keys as they are pressed and does not echo them.
package final class RawTerminal: Sendable {
    private let descriptor: Int32
    private let mode: TerminalMode

    /// - Throws: A failure when `descriptor` is no terminal.
    package init(descriptor: Int32 = STDIN_FILENO) throws(CommandFailure) {
        self.descriptor = descriptor
        mode = try TerminalMode(descriptor: descriptor) { settings in
            // No waiting for whole lines, no echo, no quoting of the next key. Return does not
            // become a line end, and Ctrl-S does not stop the output for good.
            settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
            settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
            // A read waits for one byte, however long. Swift imports the array as a tuple.
            withUnsafeMutableBytes(of: &settings.c_cc) { controls in
                controls[Int(VMIN)] = 1
                controls[Int(VTIME)] = 0
            }
        }
    }

    /// Makes the terminal raw and sends its events to `events`.
    ///
    /// - Throws: A failure when the settings cannot be changed.
    package func open(_ events: AsyncStream<TerminalEvent>.Continuation) throws(CommandFailure) {
        SignalRelay.watch(SIGWINCH) { events.yield(.resumed) }
        do {
            try mode.enter { events.yield(.resumed) }
        } catch {
            SignalRelay.unwatch(SIGWINCH)
            throw error
        }
        TerminalReader.start(descriptor, events)
    }

    /// Restores the terminal's settings; a second call changes nothing.
    package func close() {
        SignalRelay.unwatch(SIGWINCH)
        mode.leave()
    }
}
