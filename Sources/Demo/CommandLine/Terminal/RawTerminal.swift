import Foundation
import Synchronization

/// A terminal that hands over keys as they are pressed and does not echo them.
///
/// The keyboard's signals stay on: Ctrl-C interrupts and Ctrl-Z stops the program, as everywhere.
/// The settings that were found are put back by ``close()``, and before a signal ends or stops the
/// program; when it goes on, the terminal is raw again.
final class RawTerminal: Sendable {
    private static let endings = [SIGTERM, SIGHUP, SIGQUIT]

    private let descriptor: Int32
    private let found: termios
    private let raw: termios
    private let isOpen = Mutex(false)

    /// - Throws: A failure when `descriptor` is no terminal.
    init(descriptor: Int32 = STDIN_FILENO) throws(CommandFailure) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { throw .noTerminal(errno) }
        self.descriptor = descriptor
        found = settings
        // No waiting for whole lines, no echo, no quoting of the next key; Return is not made into
        // a line end, and Ctrl-S does not stop the output for good.
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
        // A read waits for one byte, however long; the members of the array are a tuple in Swift.
        withUnsafeMutableBytes(of: &settings.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
        }
        raw = settings
    }

    /// Makes the terminal raw and sends what happens there to `events`.
    func open(_ events: AsyncStream<TerminalEvent>.Continuation) throws(CommandFailure) {
        for number in Self.endings {
            SignalRelay.watch(number) { SignalRelay.end(by: number) }
        }
        SignalRelay.setFarewell { [self] in set(found) }
        watchStops(events)
        SignalRelay.watch(SIGWINCH) { events.yield(.resumed) }
        isOpen.withLock { $0 = true }
        guard set(raw) else {
            let code = errno
            close()
            throw .noTerminal(code)
        }
        TerminalReader.start(descriptor, events)
    }

    /// Puts the terminal's settings back; doing it twice changes nothing.
    func close() {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen else { return }
        for number in Self.endings + [SIGTSTP, SIGWINCH] { SignalRelay.unwatch(number) }
        SignalRelay.setFarewell(nil)
        set(found)
    }

    /// The settings that were found, and again the raw ones after a stop.
    private func watchStops(_ events: AsyncStream<TerminalEvent>.Continuation) {
        SignalRelay.watch(SIGTSTP) { [weak self] in
            guard let self else { return }
            set(found)
            SignalRelay.raiseUnhandled(SIGTSTP)
            guard isOpen.withLock({ $0 }) else { return }
            watchStops(events)
            set(raw)
            events.yield(.resumed)
        }
    }

    /// Output that is still on its way is not waited for: it could be held up for good.
    @discardableResult
    private func set(_ settings: termios) -> Bool {
        var settings = settings
        while tcsetattr(descriptor, TCSANOW, &settings) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }
}

extension CommandFailure {
    fileprivate static func noTerminal(_ code: Int32) -> CommandFailure {
        CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "noTerminal",
            message: "The terminal cannot be used key by key: \(String(cString: strerror(code)))."
        )
    }
}
