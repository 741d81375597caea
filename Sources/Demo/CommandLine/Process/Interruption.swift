import Foundation

/// Ctrl-C as a call on an ordinary thread (CL-5).
///
/// A signal handler may do next to nothing, so it writes a byte into a pipe, and a thread waits at
/// the other end. Blocking the signal and waiting with `sigwait` would need no pipe, but the thread
/// that starts the main queue on Linux lets every signal through, whatever was blocked before.
enum Interruption {
    /// Made before the handler is set, which then reads a finished number.
    private static let pipe = makePipe()

    /// Calls `receive` each time the user interrupts the program; there is one watch at most.
    ///
    /// A process that was started to ignore interruptions, as a shell starts background jobs, goes
    /// on ignoring them.
    static func watch(_ receive: @escaping @Sendable () -> Void) {
        guard let pipe else { return }
        let previous = signal(SIGINT) { _ in
            let saved = errno
            var byte: UInt8 = 1
            _ = write(Interruption.pipe?.writing ?? -1, &byte, 1)
            errno = saved
        }
        guard !isIgnoring(previous) else {
            signal(SIGINT, SIG_IGN)
            return
        }
        // A thread of its own, because it spends its life in a blocking read: a task that did so
        // would take one of the few threads that all tasks share.
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while true {
                let count = read(pipe.reading, &byte, 1)
                if count == 1 {
                    receive()
                } else if count == 0 || errno != EINTR {
                    return
                }
            }
        }
    }

    /// Ends the process as the interruption itself would have ended it.
    ///
    /// A shell that runs a script looks at how its command ended: after an ordinary exit it would
    /// go on with the next one, whatever the number. In `$?` it is 130 either way.
    static func end() -> Never {
        signal(SIGINT, SIG_DFL)
        // The threads that serve tasks block signals.
        var interruption = sigset_t()
        sigemptyset(&interruption)
        sigaddset(&interruption, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &interruption, nil)
        raise(SIGINT)
        exit(ExitCode.interrupted.rawValue)
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
