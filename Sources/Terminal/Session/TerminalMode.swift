import Foundation
import Synchronization

/// Temporary settings of a terminal.
///
/// The keyboard's signals stay on: Ctrl-C interrupts and Ctrl-Z stops the program, as everywhere.
/// ``leave()`` restores the original settings, and so does a signal that ends or stops the program.
/// When the program goes on, the temporary ones are set again.
final class TerminalMode: Sendable {
    private static let endings = [SIGTERM, SIGHUP, SIGQUIT]

    private let descriptor: Int32
    private let found: termios
    private let wanted: termios
    private let isEntered = Mutex(false)

    /// - Throws: A failure when `descriptor` is no terminal.
    init(
        descriptor: Int32,
        change: (inout termios) -> Void
    ) throws(CommandFailure) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { throw .noTerminal(errno) }
        self.descriptor = descriptor
        found = settings
        change(&settings)
        wanted = settings
    }

    /// Sets the wanted settings, and calls `resumed` each time they are set again after a stop.
    func enter(_ resumed: @escaping @Sendable () -> Void = {}) throws(CommandFailure) {
        for number in Self.endings {
            SignalRelay.watch(number) { SignalRelay.end(by: number) }
        }
        SignalRelay.setFarewell { [self] in set(found) }
        watchStops(resumed)
        isEntered.withLock { $0 = true }
        guard set(wanted) else {
            let code = errno
            leave()
            throw .noTerminal(code)
        }
    }

    /// Restores the terminal's settings; a second call changes nothing.
    func leave() {
        let wasEntered = isEntered.withLock { isEntered in
            defer { isEntered = false }
            return isEntered
        }
        guard wasEntered else { return }
        for number in Self.endings + [SIGTSTP] { SignalRelay.unwatch(number) }
        SignalRelay.setFarewell(nil)
        set(found)
    }

    /// Restores the original settings for a stop, and sets the wanted ones after it.
    private func watchStops(_ resumed: @escaping @Sendable () -> Void) {
        SignalRelay.watch(SIGTSTP) { [weak self] in
            guard let self else { return }
            set(found)
            SignalRelay.raiseUnhandled(SIGTSTP)
            guard isEntered.withLock({ $0 }) else { return }
            watchStops(resumed)
            set(wanted)
            resumed()
        }
    }

    /// Does not wait for output in transit, which could be held up for good.
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
