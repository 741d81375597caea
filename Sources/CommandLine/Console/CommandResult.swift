package import MomentumTerminal

/// The result of a command: a document for programs and the same as text for people.
///
/// It is printed once, after the command is done. Standard output therefore holds one document,
/// whatever happens on the way (CL-4).
package struct CommandResult: Sendable {
    /// `nil` when the command has printed its result itself.
    package let document: (any Encodable & Sendable)?
    package let text: TerminalText
    /// True if a change was saved.
    ///
    /// The command has then succeeded even if the answer cannot be printed (TR-19).
    private(set) var isSaved = false
    /// The command line that takes the change back; `nil` for none.
    private(set) var undoCommand: String?
    /// True for a list, which a pager shows where it is longer than the screen (CL-17).
    private(set) var isLong = false

    package init(_ document: some Encodable & Sendable, text: TerminalText) {
        self.document = document
        self.text = text
    }

    private init() {
        document = nil
        text = TerminalText()
    }

    /// The same answer, marked as a saved change.
    package func saved() -> CommandResult {
        var answer = self
        answer.isSaved = true
        return answer
    }

    /// The same answer, marked as a saved change that a command line can take back.
    ///
    /// People see it below the answer.
    package func saved(undo: String?) -> CommandResult {
        var answer = saved()
        answer.undoCommand = undo
        return answer
    }

    /// The same answer, marked as a list that may be long.
    package func paged() -> CommandResult {
        var answer = self
        answer.isLong = true
        return answer
    }

    /// The answer of commands that print their result themselves: a file, or lines of JSON.
    package static let printed = CommandResult()
}
