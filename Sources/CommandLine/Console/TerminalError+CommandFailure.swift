import Foundation
import MomentumTerminal

extension TerminalError: CommandFailureConvertible {
    package var commandFailure: CommandFailure {
        CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "noTerminal",
            message: saying(
                "The terminal cannot be used key by key: \(translated(String(cString: strerror(code))))."
            )
        )
    }
}
