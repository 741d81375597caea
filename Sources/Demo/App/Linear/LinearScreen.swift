import MomentumTerminal

/// A screen as lines, and what numbers and keys stand for on it.
@MainActor
struct LinearScreen {
    private enum Kind {
        /// Lines that are printed once.
        case content
        /// Lines that every input gets for an answer.
        case answer
        /// A sentence that is printed as often as it is said.
        case message
    }

    let place: AppPlace
    let actions: [PageAction]
    let subject: AnyHashable?
    /// The identity of the highlighted record, and the subject of the page.
    let highlight: [AnyHashable?]
    let question: String?
    private let hasNews: Bool
    private let parts: [(lines: [TerminalText], kind: Kind)]

    /// The visible screen in reading order, its message, and its actions with their numbers.
    init(of app: App) {
        let page = app.page
        place = app.place
        actions = app.actions
        let hasRow = (0..<page.count).contains(page.state.row)
        subject = page.subject
        highlight = [hasRow ? page.identity(ofRow: page.state.row) : nil, subject]
        question = app.status.question?.text
        hasNews = app.unseenMessage != nil
        let trouble: TerminalText? = app.troubleSentence.map { "Trouble: \($0)" }
        let asking: TerminalText? = question.map { "\($0) \("y/N")" }
        let message = app.status.message.map { $0 + " " + app.status.hint }
        let keys: [TerminalText] = actions.enumerated().map {
            "\($0 + 1) \($1.help) (\(translated($1.key.name)))"
        }
        let fields: [TerminalText] = page.fields.map {
            "Field “\($0.label)”: type \($0.label)= and \($0.forms)"
        }
        let title = app.owner.mark + TerminalText(path: app.title)
        let parts: [([TerminalText], Kind)] = [
            ([title, page.remark] + page.view.lines(), .content),
            ([trouble, asking].compactMap(\.self), .answer),
            ([message].compactMap(\.self), .message),
            (keys + fields, .content),
        ]
        self.parts = parts.map { ($0.filter { !$0.isEmpty }, $1) }
    }

    /// The lines to print after another screen, or all if that is of another place.
    ///
    /// After an input, which `isAnswer` tells, its question and trouble are printed again, because
    /// silence would mean that nothing is the matter.
    func lines(after former: LinearScreen?, isAnswer: Bool) -> [TerminalText] {
        let known = former?.place == place ? former?.parts.flatMap(\.lines) ?? [] : []
        return parts.flatMap { lines, kind in
            let isRepeated = kind == .message ? hasNews : kind == .answer && isAnswer
            return isRepeated ? lines : lines.filter { !known.contains($0) }
        }
    }

    /// True if the screen is that of a place, and offers an action for these records.
    func offers(_ action: PageAction, on place: AppPlace, for highlight: [AnyHashable?]) -> Bool {
        self.place == place && self.highlight == highlight
            && actions.contains(where: action.isSame)
    }
}
