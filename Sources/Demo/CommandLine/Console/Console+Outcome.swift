extension Console {
    /// Prints the answer of a command, as a document or as text.
    func print(_ answer: CommandAnswer) throws {
        if mode.isJSON, let document = answer.document {
            try write(document)
        } else {
            show(answer.text)
        }
    }

    /// Prints why a command failed: for people on standard error, for programs as a document.
    func report(_ failure: CommandFailure) -> ExitCode {
        // Whoever closed the output does not wait for a message either.
        guard outputFailure == nil else { return failure.exitCode }
        if mode.isJSON { write(failure) }
        if !mode.isJSON || !mode.isQuiet { warn(failure.text(isVerbose: mode.isVerbose)) }
        return failure.exitCode
    }

    /// Reports output that could not be written, if there was some, and says how to end then.
    ///
    /// - Parameters:
    ///   - exitCode: How the command ended.
    ///   - isSaved: Whether it has saved a change: a script that saw a failure would make it twice.
    /// - Returns: How the program ends.
    func reportOutputFailure(after exitCode: ExitCode, isSaved: Bool) -> ExitCode {
        if isSaved, outputFailure != nil {
            warn("The change is saved; only the answer could not be printed.\n")
            return exitCode
        }
        switch outputFailure {
        case nil:
            return exitCode
        case .closed:
            // A reader that has seen enough, as in `| head`, is no failure; cut-off work is one.
            return exitCode == .success ? .success : .failure
        case .system(let code, let message):
            warn(CommandFailure.output(code: code, message: message).text(isVerbose: false))
            return .failure
        }
    }

    private func write(_ failure: CommandFailure) {
        do {
            try write(FailureDocument(failure: failure))
        } catch {
            // Only a number that JSON cannot write gets here, and only from the details.
            try? write(FailureDocument(failure: failure.withoutDetails))
        }
    }
}

extension CommandFailure {
    /// The message, and the line that support asks for (AK-9) where it helps or was asked for.
    ///
    /// Sentences stand on one line, so a line break comes from a name or an argument.
    fileprivate func text(isVerbose: Bool) -> TerminalText {
        let said: TerminalText = detail.map { "\nThe server said: \($0)" } ?? ""
        let message: TerminalText = "\(message)\(said)"
        guard isVerbose || (exitCode == .failure && !isRefusal) else { return "\(message)\n" }
        return "\(message)\n\nError: \(domain) \(code)\n"
    }

    fileprivate var withoutDetails: CommandFailure {
        CommandFailure(
            domain: domain,
            code: code,
            kind: kind,
            message: message,
            detail: detail,
            exitCode: exitCode,
            isRefusal: isRefusal
        )
    }
}
