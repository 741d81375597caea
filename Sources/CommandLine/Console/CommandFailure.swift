import Foundation
import MomentumTerminal

/// The failure of a command: sentences for people, values for programs (CL-3, CL-4).
package struct CommandFailure: Error, Sendable {
    package let domain: String
    package let code: Int
    /// One word for programs, for example `invalidHeader`.
    package let kind: String
    /// Sentences that explain the failure and its remedy.
    package let message: String
    /// The server's own message on one line; `nil` if it sent none.
    package let detail: String?
    /// Further members of the error document, next to `error`.
    package let details: [String: any Encodable & Sendable]
    package let exitCode: ExitCode
    /// True if the input caused the failure, rather than a file, the network or the data.
    ///
    /// The message then needs no last line.
    package let isRefusal: Bool

    /// Creates a failure.
    ///
    /// A last line `Error: <domain> <code>` (AK-9) is removed from `message`; the text for people
    /// adds it.
    package init(
        domain: String,
        code: Int,
        kind: String,
        message: String,
        detail: String? = nil,
        details: [String: any Encodable & Sendable] = [:],
        exitCode: ExitCode = .failure,
        isRefusal: Bool = false
    ) {
        let ending = "\n\nError: \(domain) \(code)"
        self.domain = domain
        self.code = code
        self.kind = kind
        self.message = message.hasSuffix(ending) ? String(message.dropLast(ending.count)) : message
        self.detail = detail
        self.details = details
        self.exitCode = exitCode
        self.isRefusal = isRefusal
    }
}

extension CommandFailure {
    /// The domain of the command line's own failures.
    package static let ownDomain = "MomentumCommandLine"

    /// The failure behind any error.
    ///
    /// The message never contains Swift's dump of an error.
    package init(_ error: any Error) {
        switch error {
        case let error as CommandFailure: self = error
        case let error as any CommandFailureConvertible: self = error.commandFailure
        case is CancellationError: self = .interrupted
        default:
            let error = error as NSError
            self.init(
                domain: error.domain,
                code: error.code,
                kind: error.fileSentence == nil ? "unexpected" : "fileFailed",
                message: error.fileSentence
                    ?? saying(
                        """
                        This went wrong in a way the program has no words for. Please report it \
                        with the line below.
                        """
                    )
            )
        }
    }

    package static var interrupted: CommandFailure {
        interrupted(saying("Interrupted. What was complete is kept."))
    }

    /// The interruption of work that completes or changes nothing.
    package static var interruptedUnchanged: CommandFailure {
        interrupted(saying("Interrupted. Nothing was changed."))
    }

    private static func interrupted(_ message: String) -> CommandFailure {
        CommandFailure(
            domain: ownDomain,
            code: 130,
            kind: "interrupted",
            message: message,
            exitCode: .interrupted
        )
    }

    /// Runs work that completes or changes nothing.
    ///
    /// An interruption throws ``interruptedUnchanged``.
    package static func whole<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await work()
        } catch {
            let failure = CommandFailure(error)
            throw failure.exitCode == .interrupted ? interruptedUnchanged : failure
        }
    }

    /// The failure for input that is not text.
    package static func notText(
        _ name: String,
        isPlural: Bool = false,
        details: [String: any Encodable & Sendable] = [:]
    ) -> CommandFailure {
        CommandFailure(
            domain: ownDomain,
            code: 4,
            kind: "notText",
            message: isPlural
                ? saying("\(name) are not text in UTF-8. Save them again in UTF-8.")
                : saying("\(name) is not text in UTF-8. Save it again in UTF-8."),
            details: details
        )
    }

    /// True for ``notText(_:isPlural:details:)``.
    package var isNotText: Bool { domain == Self.ownDomain && kind == "notText" }

    /// A failure to read standard input.
    static func input(code: Int32) -> CommandFailure {
        CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "inputFailed",
            message: saying(
                "Standard input cannot be read: \(translated(String(cString: strerror(code))))."
            )
        )
    }

    /// A failure to write standard output.
    package static func output(code: Int32, message: String) -> CommandFailure {
        CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "outputFailed",
            message: saying("Standard output cannot be written: \(translated(message)).")
        )
    }
}

extension NSError {
    /// The file and the reason, if the error names both.
    fileprivate var fileSentence: String? {
        let path =
            userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
        let underlying = userInfo[NSUnderlyingErrorKey] as? NSError
        let system = [self, underlying].compactMap(\.self).first { $0.domain == NSPOSIXErrorDomain }
        guard let path, let system else { return nil }
        let reason = String(cString: strerror(Int32(truncatingIfNeeded: system.code)))
        return saying(
            """
            “\(path)” cannot be used: \(translated(reason)). Check its name, its folder and its \
            rights.
            """
        )
    }
}

/// The exit code of the program (AK-23).
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// A failure, reported with a message.
    case failure = 1
    /// Wrong usage, reported with a hint.
    case usage = 2
    /// The exit code after Ctrl-C: 128 plus the number of the signal, as in shells.
    ///
    /// A code of its own lets scripts distinguish an interruption from a failure.
    case interrupted = 130
}
