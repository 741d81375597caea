package import MomentumTerminal

/// The result of a command: a document for programs, and text for people.
///
/// The command is done before its result is printed. Standard output therefore holds one document,
/// even if the command fails midway (CL-4).
package struct CommandResult: Sendable {
    /// The document; `nil` if the command has already printed its result.
    package let document: (any Encodable & Sendable)?
    package let text: TerminalText
    /// True if a change was saved.
    ///
    /// True if the command saved a change: it has then succeeded even if printing fails (TR-19).
    private(set) var isSaved = false
    /// The command line that undoes the change; `nil` if there is none.
    private(set) var undoCommand: String?
    /// True for a list; a pager shows it if it is longer than the screen (CL-17).
    private(set) var isLong = false

    package init(_ document: some Encodable & Sendable, text: TerminalText) {
        self.document = document
        self.text = text
    }

    private init() {
        document = nil
        text = TerminalText()
    }

    /// The result, marked as a saved change.
    package func saved() -> CommandResult {
        var answer = self
        answer.isSaved = true
        return answer
    }

    /// The result, marked as a saved change that a command line can undo.
    ///
    /// People see the command line below the result.
    package func saved(undo: String?) -> CommandResult {
        var answer = saved()
        answer.undoCommand = undo
        return answer
    }

    /// The result, marked as a list that may be long.
    package func paged() -> CommandResult {
        var answer = self
        answer.isLong = true
        return answer
    }

    /// The result of commands that print it themselves: a file, or lines of JSON.
    package static let printed = CommandResult()
}
