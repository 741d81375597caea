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
