/// What a command has to say in the end: a document for programs and the same as text for people.
///
/// It is printed once, after the command is done, so standard output holds one document whatever
/// happens on the way (CL-4).
struct CommandAnswer: Sendable {
    /// `nil` when the command has printed its result itself.
    let document: (any Encodable & Sendable)?
    let text: TerminalText
    /// Whether a change was saved, so that the command has done its work even when this cannot be
    /// printed (TR-19).
    private(set) var isSaved = false

    init(_ document: some Encodable & Sendable, text: TerminalText) {
        self.document = document
        self.text = text
    }

    private init() {
        document = nil
        text = TerminalText()
    }

    /// The same answer, of a change that was saved.
    func saved() -> CommandAnswer {
        var answer = self
        answer.isSaved = true
        return answer
    }

    /// For commands whose result is no document: a file on standard output, or lines of JSON.
    static let printed = CommandAnswer()
}
