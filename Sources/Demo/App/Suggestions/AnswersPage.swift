import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// All stored answers, form by form.
final class AnswersPage: AppPage {
    /// A line of the list: the title of a form, or one of its answers.
    private struct Row {
        let form: DetailForm.ID
        let cells: [TerminalText]
    }

    let state = PageState()
    let title = "Answers"
    private let model: DetailAnswersViewModel

    init(_ model: DetailAnswersViewModel) {
        self.model = model
    }

    private var rows: [Row] {
        (model.state.value?.forms ?? []).flatMap { form in
            [Row(form: form.id, cells: ["\(form.title, .bold)"])]
                + form.answers.map { answer in
                    let label = SuggestionTexts(words: .current).answer(answer.label, answer.number)
                    let place = answer.answer.place.map { [$0.street, $0.city] } ?? []
                    let details = place.compactMap { $0 }.joined(separator: ", ")
                    return Row(
                        form: form.id,
                        cells: [
                            "  \(label)", "\(data: answer.answer.text)",
                            TerminalText(data: details, .dim),
                        ]
                    )
                }
        }
    }

    var remark: TerminalText {
        guard let answers = model.state.value else { return "" }
        let near: TerminalText = answers.address.isEmpty ? "" : "near \(data: answers.address)"
        return near + model.state.loadingMark
    }

    var count: Int { rows.count }
    var trouble: ErrorMessage? { model.state.failure }

    var view: View {
        guard model.state.value != nil else { return model.state.placeholder }
        let rows = rows
        guard !rows.isEmpty else { return .text("There are no answers yet.") }
        let columns: [Table.Column] = [.init("", priority: 2), .init("", .fill), .init("")]
        return .table(
            Table(columns, count: rows.count, at: state.position) { rows[$0].cells }
        )
    }

    var actions: [PageAction] {
        let rows = rows
        guard rows.indices.contains(state.row) else { return retry }
        let form = rows[state.row].form
        let open = PageAction.now(
            .enter,
            "edit",
            "Open the form of this answer."
        ) { [model] in model.open(form) }
        return [open] + retry
    }

    func load() async {
        await model.load()
    }
}
