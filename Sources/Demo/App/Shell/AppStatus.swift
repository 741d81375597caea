import MomentumTerminal

/// The content of the status line: a sentence, or a question that one key answers.
struct AppStatus {
    struct Question {
        let text: String
        /// True if asking for the second time counts as yes.
        let isOfLeaving: Bool
        let yes: @MainActor () -> Void
    }

    private(set) var message: TerminalText?
    /// True if `u` takes back what the sentence says.
    private(set) var offersUndo = false
    /// True if `U` makes again what the sentence says was taken back.
    private(set) var offersRedo = false
    private(set) var question: Question?

    mutating func say(_ outcome: PageAction.Outcome) {
        switch outcome {
        case .done: break
        case .said(let text): (message, offersUndo, offersRedo) = (text, false, false)
        case .changed(let text): (message, offersUndo, offersRedo) = (text, true, false)
        case .undone(let text): (message, offersUndo, offersRedo) = (text, false, true)
        }
    }

    /// The key that follows from the sentence, which stays where the sentence is cut.
    var hint: TerminalText {
        guard message != nil, question == nil else { return "" }
        return offersUndo ? "· u undo" : offersRedo ? "· U redo" : ""
    }

    /// Offers nothing from now on; the sentence stays.
    mutating func withdrawOffer() {
        (offersUndo, offersRedo) = (false, false)
    }

    mutating func ask(_ question: Question) {
        self.question = question
    }

    mutating func takeQuestion() -> Question? {
        defer { question = nil }
        return question
    }

    /// Forgets the sentence, unless it says what `u` would take back.
    mutating func clear() {
        if !offersUndo { message = nil }
    }
}
