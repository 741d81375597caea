import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The issues of the history, and the plan that fixes the highlighted one.
final class ReviewPage: AppPage {
    /// The maximum width in columns of a row's mark and the gap after its first word.
    private static let marks = 10

    let state = PageState()
    let title = "Review"
    let model: SiteReviewViewModel
    private let open: @MainActor (AppRoute) -> Void

    init(_ model: SiteReviewViewModel, open: @escaping @MainActor (AppRoute) -> Void) {
        self.model = model
        self.open = open
    }

    var remark: TerminalText { model.issues.isEmpty ? "" : "\(model.issues.count)" }

    var count: Int { isPlanning ? 0 : model.issues.count }
    func identity(ofRow row: Int) -> AnyHashable? { model.issues[row].issue }

    var trouble: ErrorMessage? {
        if case .failed(let message) = model.state { return message }
        switch model.correction.state {
        case .refused(let message), .failed(_, let message), .planned(_, let message?):
            return message
        default: return nil
        }
    }

    var actions: [PageAction] {
        if isPlanning { return (model.correction.canApply ? [applying] : []) + [leaving] }
        var actions: [PageAction] = []
        if let issue, issue.hasFix {
            actions.append(
                PageAction(.enter, "mend", "Show what would mend the highlighted issue.") {
                    [model] in
                    await model.plan(issue)
                    return .done
                }
            )
        }
        if let entry = issue?.issue.entries.first?.id {
            actions.append(
                PageAction.now("e", "edit", "Correct the first entry of the issue.") { [open] in
                    open(.sites(.entry(entry)))
                }
            )
        }
        actions.append(
            PageAction.now("i", "insert", "Put in a change that was forgotten.") { [open] in
                open(.sites(.insertion))
            }
        )
        return actions + retry
    }

    private var applying: PageAction {
        PageAction(.enter, "apply", "Change it as shown.") { [model] in
            let words = model.correction.texts?.effects.joined(separator: " ") ?? ""
            await model.apply()
            guard case .applied = model.correction.state else { return .done }
            return .changed("\(words)")
        }
    }

    private var leaving: PageAction {
        PageAction.now("x", "leave it", "Change nothing, and go back to the list.") { [model] in
            model.correction.cancel()
        }
    }

    var view: View {
        if isPlanning {
            let lines = model.correction.texts?.lines ?? []
            return .column(
                [.text("This would change:"), .blank] + lines.map { .paragraph("\($0)") }
            )
        }
        switch model.state {
        case .idle, .loading: return .text("Looking through your records …")
        case .clear: return .text("No overlaps, no gaps, nothing logged twice.")
        case .failed: return .text("Your records could not be read.")
        case .issues(let issues):
            let list = View.table(
                Table(
                    [.init("", priority: 2), .init("", .fill)],
                    count: issues.count,
                    at: state.position
                ) {
                    row in
                    [Self.word(issues[row]), "\(issues[row].text)"]
                }
            )
            return .column([list] + whole)
        }
    }

    private static func word(_ issue: SiteIssueAdapter) -> TerminalText {
        .translated(issue.issue.kind.rawValue)
    }

    /// The full sentence of the highlighted issue, in case its row is too short for it.
    private var whole: [View] {
        guard let issue, !state.isLinear else { return [] }
        let text: TerminalText = "\(issue.text)"
        let room = state.columns - Self.word(issue).displayWidth - Self.marks
        return text.displayWidth > room ? [.blank, .paragraph(text)] : []
    }

    func load() async { await model.load() }

    func stay() async {
        await PageState.follow { [model] in
            model.revision
        } _: { [model] _ in
            Task { await model.load() }
        }
    }

    /// True while a plan is shown, or the reason there is none.
    private var isPlanning: Bool {
        switch model.correction.state {
        case .planning, .planned, .applying, .failed, .refused: true
        case .idle, .loading, .unavailable, .editing, .applied: false
        }
    }

    private var issue: SiteIssueAdapter? {
        model.issues.indices.contains(state.row) ? model.issues[state.row] : nil
    }
}
