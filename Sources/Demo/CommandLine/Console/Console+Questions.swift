extension Console {
    /// Asks people for a line, on standard error, so that a redirected result stays clean.
    ///
    /// - Parameters:
    ///   - question: What is asked.
    ///   - isHidden: True if the answer is a secret, which the terminal does not show.
    /// - Returns: `nil` when nobody is there to answer: standard input is no terminal, or ended.
    /// - Throws: `CancellationError` after Ctrl-C.
    func ask(_ question: TerminalText, isHidden: Bool = false) async throws -> String? {
        guard traits.isInputTerminal else { return nil }
        warn("\(question) ")
        let line = isHidden ? try await input.nextHiddenLine() : try await input.nextLine()
        // Nobody pressed Return, so the terminal still stands in the line of the question.
        if line == nil { warn("\n") }
        return line
    }

    /// Asks a question that is answered with yes or no; only a yes is one.
    ///
    /// - Returns: `nil` when nobody is there to answer.
    /// - Throws: `CancellationError` after Ctrl-C.
    func confirm(_ question: TerminalText) async throws -> Bool? {
        try await ask("\(question) [y/N]").map { answer in
            ["y", "yes"].contains(answer.lowercased().filter { !$0.isWhitespace })
        }
    }
}
