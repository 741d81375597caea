import Foundation

extension CommandFailure {
    /// The domain of what the command line itself reports.
    static let ownDomain = "MomentumCommandLine"

    /// The failure behind any error; nothing is printed as Swift would dump it.
    init(_ error: any Error) {
        switch error {
        case let error as CommandFailure: self = error
        case let error as any CommandFailureConvertible: self = error.commandFailure
        case is CancellationError: self = .interrupted
        default:
            let error = error as NSError
            self.init(
                domain: error.domain,
                code: error.code,
                kind: "unexpected",
                message: "This went wrong in a way the program has no words for. "
                    + "Please report it with the line below."
            )
        }
    }

    static let interrupted = CommandFailure(
        domain: ownDomain,
        code: 130,
        kind: "interrupted",
        message: "Interrupted. What was complete is kept.",
        exitCode: .interrupted
    )

    /// Standard output could not be written.
    static func output(code: Int32, message: String) -> CommandFailure {
        CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "outputFailed",
            message: "Standard output cannot be written: \(message)."
        )
    }
}
