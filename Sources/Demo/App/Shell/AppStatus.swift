import MomentumTerminal

/// The content of the status line: a sentence, or a question that one key answers.
struct AppStatus {
    struct Question {
        let text: String
        /// True if asking a second time counts as yes.
        let isOfLeaving: Bool
        let yes: @MainActor () -> Void
    }

    private struct Change {
        let text: TerminalText
        /// True if the change is an undo.
        let isUndone: Bool
    }

    /// The last change of the records.
    private var change: Change?
    /// A sentence that briefly replaces the change.
    private var remark: TerminalText?
    private(set) var question: Question?
    /// True once the records were changed here, also by an undo.
    private(set) var hasChangedRecords = false

    var message: TerminalText? { remark ?? change?.text }
    /// True if `u` undoes the last change.
    var offersUndo: Bool { change?.isUndone == false }

    mutating func say(_ outcome: PageAction.Outcome) {
        switch outcome {
        case .done: break
        case .said(let text): remark = text
        case .changed(let text): adopt(Change(text: text, isUndone: false))
        case .undone(let text): adopt(Change(text: text, isUndone: true))
        }
    }

    private mutating func adopt(_ change: Change) {
        (self.change, remark) = (change, nil)
        hasChangedRecords = true
    }

    /// The key that follows from the sentence; shown even if the sentence is cut.
    var hint: TerminalText {
        guard let change, remark == nil, question == nil else { return "" }
        return change.isUndone ? "· U redo" : "· u undo"
    }

    /// Withdraws undo and redo; the sentence stays until the next key.
    mutating func withdrawOffer() {
        (change, remark) = (nil, message)
    }

    mutating func ask(_ question: Question) {
        self.question = question
    }

    mutating func takeQuestion() -> Question? {
        defer { question = nil }
        return question
    }

    /// Removes the remark; the last change stays visible until the next one.
    mutating func clear() {
        remark = nil
    }
}
