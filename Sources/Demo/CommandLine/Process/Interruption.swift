import Foundation

/// Ctrl-C as a call on an ordinary thread (CL-5).
enum Interruption {
    /// Calls `receive` each time the user interrupts the program, in place of an earlier watch.
    static func watch(_ receive: @escaping @Sendable () -> Void) {
        SignalRelay.watch(SIGINT, receive)
    }

    /// Ends the process as the interruption itself would; `$?` is 130 then.
    static func end() -> Never {
        SignalRelay.end(by: SIGINT)
    }
}
