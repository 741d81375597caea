import Foundation

/// Why a command failed, in words for people and in values for programs (CL-3, CL-4).
struct CommandFailure: Error, Sendable {
    /// The family of errors.
    let domain: String
    /// The number within the domain.
    let code: Int
    /// One word for programs, for example `invalidHeader`.
    let kind: String
    /// What happened and what to do, in sentences.
    let message: String
    /// What a server said about it, one line of its own words; `nil` when it said nothing.
    let detail: String?
    /// More parts of the error document, beside `error`.
    let details: [String: any Encodable & Sendable]
    let exitCode: ExitCode
    /// True if what was typed is at fault, rather than a file, the network or data; the sentence
    /// then says it all.
    let isRefusal: Bool

    /// Creates a failure.
    ///
    /// A message that ends with the line `Error: <domain> <code>` (AK-9) loses that line; it is
    /// added where people read it.
    init(
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
                kind: error.fileSentence == nil ? "unexpected" : "fileFailed",
                message: error.fileSentence
                    ?? "This went wrong in a way the program has no words for. "
                    + "Please report it with the line below."
            )
        }
    }

    static let interrupted = interrupted("What was complete is kept.")

    /// Work that is done as a whole or not at all was given up.
    static let interruptedUnchanged = interrupted("Nothing was changed.")

    private static func interrupted(_ remark: String) -> CommandFailure {
        CommandFailure(
            domain: ownDomain,
            code: 130,
            kind: "interrupted",
            message: "Interrupted. \(remark)",
            exitCode: .interrupted
        )
    }

    /// Carries out work that is done as a whole or not at all, and says so when it is interrupted.
    static func whole<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch {
            let failure = CommandFailure(error)
            throw failure.exitCode == .interrupted ? interruptedUnchanged : failure
        }
    }

    /// What was to be read as text is none.
    static func notText(_ name: String) -> CommandFailure {
        CommandFailure(
            domain: ownDomain,
            code: 4,
            kind: "notText",
            message: "\(name) is not text in UTF-8. Save it again in UTF-8."
        )
    }

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

extension NSError {
    /// Which file it is about and why, if it says both.
    fileprivate var fileSentence: String? {
        let path =
            userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
        let underlying = userInfo[NSUnderlyingErrorKey] as? NSError
        let system = [self, underlying].compactMap(\.self).first { $0.domain == NSPOSIXErrorDomain }
        guard let path, let system else { return nil }
        let reason = String(cString: strerror(Int32(truncatingIfNeeded: system.code)))
        return "“\(path)” cannot be used: \(reason). Check its name, its folder and its rights."
    }
}

/// How the program ends (AK-23).
enum ExitCode: Int32, Sendable {
    case success = 0
    /// A failure, with a message.
    case failure = 1
    /// Wrong usage, with a hint.
    case usage = 2
    /// Ctrl-C: 128 and the number of the signal, as shells count. Neither 1 nor 2 would be true,
    /// and a script must be able to tell that its user gave up.
    case interrupted = 130
}
