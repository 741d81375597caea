import Foundation
import MomentumTerminal

extension TerminalError: CommandFailureConvertible {
    package var commandFailure: CommandFailure {
        CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "noTerminal",
            message: "The terminal cannot be used key by key: \(String(cString: strerror(code)))."
        )
    }
}
