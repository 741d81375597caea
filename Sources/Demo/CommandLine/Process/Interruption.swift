import Foundation

/// Ctrl-C as a call on an ordinary thread (CL-5).
enum Interruption {
    /// Calls `receive` each time the user interrupts the program; there is one watch at most.
    static func watch(_ receive: @escaping @Sendable () -> Void) {
        SignalRelay.watch(SIGINT, receive)
    }

    /// Ends the process as the interruption itself would have ended it; in `$?` it is 130.
    static func end() -> Never {
        SignalRelay.end(by: SIGINT)
    }
}
