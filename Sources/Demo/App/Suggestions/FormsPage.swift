import MomentumPresentation
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The forms, each with the number of answered fields.
final class FormsPage: AppPage {
    let state = PageState()
    let title = "Forms"
    private let model: DetailFormsViewModel

    init(_ model: DetailFormsViewModel) {
        self.model = model
    }

    private var rows: [DetailFormRowAdapter] { model.state.value ?? [] }

    var remark: TerminalText {
        guard model.state.value != nil else { return "" }
        let complete = rows.count { $0.isComplete }
        return "\(complete) of \(rows.count) complete" + model.state.loadingMark
    }

    var count: Int { rows.count }
    var trouble: ErrorMessage? { model.state.failure }

    var view: View {
        guard let rows = model.state.value else { return model.state.placeholder }
        guard !rows.isEmpty else { return .text("There are no forms.") }
        let columns: [Table.Column] = [.init("Form", .fill, priority: 2), .init("Answers")]
        return .table(
            Table(columns, count: rows.count, at: state.position) { row in
                let style: TextStyle = rows[row].isComplete ? .good : .plain
                return ["\(rows[row].title)", "\(rows[row].progress, style)"]
            }
        )
    }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if rows.indices.contains(state.row) {
            let form = rows[state.row].id
            actions.append(
                PageAction.now(.enter, "open", "Open the form.") { [model] in model.open(form) }
            )
        }
        return actions + [
            PageAction.now("a", "answers", "Show every answer that is kept.") { [model] in
                model.openAnswers()
            },
            PageAction.now("s", "search", "Open one field that searches all places.") { [model] in
                model.openSearch()
            },
        ] + retry
    }

    func load() async {
        await model.load()
    }
}
