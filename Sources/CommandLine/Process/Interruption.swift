import Foundation
import MomentumTerminal

/// Ctrl-C as a call on an ordinary thread (CL-5).
package enum Interruption {
    /// Calls `receive` each time the user interrupts the program, in place of an earlier watch.
    package static func watch(_ receive: @escaping @Sendable () -> Void) {
        SignalRelay.watch(SIGINT, receive)
    }

    /// Ends the process as the interruption itself would; `$?` is 130 then.
    package static func end() -> Never {
        SignalRelay.end(by: SIGINT)
    }
}
