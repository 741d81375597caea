import Foundation
import Synchronization

/// Receives signals on an ordinary thread (CL-5).
///
/// A signal handler may do almost nothing. It writes the signal's number into a pipe, and a thread
/// waits at the other end. Blocking the signals and waiting with `sigwait` would need no pipe. But
/// on Linux the thread that starts the main queue unblocks every signal, whatever was blocked
/// before.
package enum SignalRelay {
    private struct State {
        var receivers: [Int32: @Sendable () -> Void] = [:]
        var farewell: (@Sendable () -> Void)?
    }

    // A process has one table of handlers, and the handlers lead here.
    private static let state = Mutex(State())
    /// Created before the first handler is installed, so that every handler reads a valid number.
    private static let pipe = makePipe()
    /// The listener, started by the first watch.
    private static let listener: Void = listen()

    /// Calls `receive` each time the process gets a signal, in place of the previous receiver.
    ///
    /// A process that was started with the signal ignored, like a shell's background jobs, keeps
    /// ignoring it.
    package static func watch(_ number: Int32, _ receive: @escaping @Sendable () -> Void) {
        guard pipe != nil else { return }
        listener
        state.withLock { $0.receivers[number] = receive }
        let previous = signal(number) { number in
            let saved = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(SignalRelay.pipe?.writing ?? -1, &byte, 1)
            errno = saved
        }
        if isIgnoring(previous) { signal(number, SIG_IGN) }
    }

    /// Restores the system's handling of a signal.
    static func unwatch(_ number: Int32) {
        let wasWatched = state.withLock { $0.receivers.removeValue(forKey: number) != nil }
        if wasWatched { signal(number, SIG_DFL) }
    }

    /// Sets the work before a signal ends the process; `nil` for none.
    static func setFarewell(_ farewell: (@Sendable () -> Void)?) {
        state.withLock { $0.farewell = farewell }
    }

    /// Ends the process as the signal itself would.
    ///
    /// A shell that runs a script checks how its command ended. After an ordinary exit it would
    /// continue with the next command, whatever the exit code.
    package static func end(by number: Int32) -> Never {
        state.withLock { $0.farewell }?()
        raiseUnhandled(number)
        exit(128 + number)
    }

    /// True if another signal is pending, or arrives at once.
    static var hasNews: Bool {
        var request = pollfd(fd: pipe?.reading ?? -1, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 10) > 0
    }

    /// Performs the system's default action for a signal.
    ///
    /// A stopped process returns from here once it is continued.
    static func raiseUnhandled(_ number: Int32) {
        signal(number, SIG_DFL)
        // The threads that run tasks block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }

    private static func listen() {
        // A separate thread, because it blocks in a read for its whole life. A task would occupy
        // one of the few threads that all tasks share.
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while true {
                let count = read(pipe?.reading ?? -1, &byte, 1)
                if count == 1 {
                    state.withLock { $0.receivers[Int32(byte)] }?()
                } else if count == 0 || errno != EINTR {
                    return
                }
            }
        }
    }

    /// Handlers cannot be compared in Swift, but the bytes of their addresses can.
    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        let ignoring: (@convention(c) (Int32) -> Void)? = SIG_IGN
        return withUnsafeBytes(of: handler) { Array($0) }
            == withUnsafeBytes(of: ignoring) { Array($0) }
    }

    private static func makePipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        return Foundation.pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
    }
}
