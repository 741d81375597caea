import MomentumTerminal

extension Console {
    package func print(_ answer: CommandResult) throws {
        if mode.isJSON, let document = answer.document {
            try write(document)
        } else {
            if answer.isLong { beginList() }
            show(answer.text)
            endList()
            let isToldOfUndo = !mode.isJSON && !mode.isQuiet && outputFailure == nil
            if let command = answer.undoCommand, isToldOfUndo {
                warn("\("Undo with: \(command)", .dim)\n")
            }
        }
    }

    /// Prints a failure: on standard error for people, as a document for programs.
    package func report(_ failure: CommandFailure) -> ExitCode {
        // If the output's reader has gone, a message would reach no reader either.
        guard outputFailure == nil else { return failure.exitCode }
        if mode.isJSON { write(failure) }
        if !mode.isJSON || !mode.isQuiet {
            warn(ownerMark + failure.text(isVerbose: mode.isVerbose))
        }
        return failure.exitCode
    }

    /// Reports output that could not be written, if any.
    ///
    /// - Parameters:
    ///   - exitCode: The exit code of the command.
    ///   - isSaved: True if the command saved a change. A script that saw a failure would repeat
    ///     it.
    /// - Returns: The exit code of the program.
    func reportOutputFailure(after exitCode: ExitCode, isSaved: Bool) -> ExitCode {
        if isSaved, outputFailure != nil {
            warn("The change is saved; only the answer could not be printed.\n")
            return exitCode
        }
        // Quitting the pager ends the output early, which is no failure.
        if wasQuit, exitCode == .interrupted || exitCode == .success { return .success }
        switch outputFailure {
        case nil:
            return exitCode
        case .closed:
            // A reader that stops early, as in `| head`, is no failure; cut-off work is one.
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
            // Encoding fails only for a number in the details that JSON cannot represent.
            try? write(FailureDocument(failure: failure.withoutDetails))
        }
    }
}

extension CommandFailure {
    /// The message, with the line for support (AK-9) if it helps or was requested.
    ///
    /// A sentence fits one line, so any line break in it comes from a name or an argument.
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
