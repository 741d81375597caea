package import Foundation
import Synchronization

/// Temporary settings of a terminal, and the bytes that accompany them.
///
/// ``leave()`` restores the original settings, and so does a signal that ends or stops the program.
/// When the program resumes, the temporary settings are applied again.
package final class TerminalMode: Sendable {
    private static let endings = [SIGTERM, SIGHUP, SIGQUIT]

    private let descriptor: Int32
    private let found: termios
    private let wanted: termios
    private let output: TerminalOutput?
    private let entering: [UInt8]
    private let leaving: [UInt8]
    private let isEntered = Mutex(false)
    /// False while the program is stopped.
    private let isShown = Mutex(false)

    /// - Parameters:
    ///   - descriptor: The terminal's input.
    ///   - output: The terminal's output, which gets `entering` and `leaving`.
    ///   - entering: The bytes that take over the terminal.
    ///   - leaving: The bytes that restore it.
    ///   - change: Derives the wanted settings from the current ones.
    /// - Throws: A failure if `descriptor` is not a terminal.
    package init(
        descriptor: Int32,
        output: TerminalOutput? = nil,
        entering: String = "",
        leaving: String = "",
        change: (inout termios) -> Void
    ) throws(TerminalError) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { throw TerminalError(code: errno) }
        self.descriptor = descriptor
        self.output = output
        self.entering = Array(entering.utf8)
        self.leaving = Array(leaving.utf8)
        found = settings
        change(&settings)
        wanted = settings
    }

    /// Applies the wanted settings, and calls `resumed` each time they are applied again after a
    /// stop.
    package func enter(_ resumed: @escaping @Sendable () -> Void = {}) throws(TerminalError) {
        for number in Self.endings {
            SignalRelay.watch(number) { SignalRelay.end(by: number) }
        }
        SignalRelay.setFarewell { [self] in restore() }
        watchStops()
        SignalRelay.watch(SIGCONT) { [weak self] in
            guard let self, isEntered.withLock({ $0 }) else { return }
            while isInBackground {
                // A job that was ended in the background draws nothing first.
                if SignalRelay.hasNews { return }
                SignalRelay.raiseUnhandled(SIGTTOU)
            }
            set(wanted)
            isShown.withLock { $0 = true }
            output?.enter(entering)
            resumed()
        }
        // The threads that serve tasks block the signal that would stop a job here.
        while isInBackground { SignalRelay.raiseUnhandled(SIGTTOU) }
        isEntered.withLock { $0 = true }
        isShown.withLock { $0 = true }
        guard set(wanted) else {
            let code = errno
            leave()
            throw TerminalError(code: code)
        }
        if let output {
            CrashGuard.arm(descriptor, found, output.descriptor, leaving)
            output.enter(entering)
        }
    }

    /// Restores the terminal's settings; a second call has no effect.
    package func leave() {
        let wasEntered = isEntered.withLock { isEntered in
            defer { isEntered = false }
            return isEntered
        }
        guard wasEntered else { return }
        for number in Self.endings + [SIGTSTP, SIGCONT] { SignalRelay.unwatch(number) }
        SignalRelay.setFarewell(nil)
        restore()
        CrashGuard.disarm()
    }

    /// Restores the terminal, unless that was already done: a stopped program may be ended.
    private func restore() {
        let wasShown = isShown.withLock { isShown in
            defer { isShown = false }
            return isShown
        }
        guard wasShown else { return }
        output?.leave(leaving)
        set(found)
    }

    /// Restores the original settings at a stop; applies the wanted ones when the program resumes.
    private func watchStops() {
        SignalRelay.watch(SIGTSTP) { [weak self] in
            guard let self else { return }
            restore()
            SignalRelay.raiseUnhandled(SIGTSTP)
            if isEntered.withLock({ $0 }) { watchStops() }
        }
    }

    /// True while the terminal belongs to another job of the shell.
    private var isInBackground: Bool {
        let group = tcgetpgrp(descriptor)
        return group > 0 && group != getpgrp()
    }

    /// Does not wait for pending output, which could be blocked forever.
    @discardableResult
    private func set(_ settings: termios) -> Bool {
        var settings = settings
        while tcsetattr(descriptor, TCSANOW, &settings) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }
}
