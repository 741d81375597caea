import Foundation
import MomentumTerminal

/// Receives Ctrl-C on an ordinary thread (CL-5).
package enum Interruption {
    /// Calls `receive` for each interruption by the user; replaces an earlier handler.
    package static func watch(_ receive: @escaping @Sendable () -> Void) {
        SignalRelay.watch(SIGINT, receive)
    }

    /// Ends the process as the signal itself would; `$?` is then 130.
    package static func end() -> Never {
        SignalRelay.end(by: SIGINT)
    }
}
