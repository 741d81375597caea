import Foundation
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// A form: a field for each category; one field at a time has an open dropdown (SG-19).
final class FormPage: AppPage {
    let state = PageState()
    private let model: DetailFormViewModel
    private let kept: Feed<DetailAnswers>
    /// True once the first field has had the focus.
    private var hasBegun = false

    /// The number of dropdown rows that fit between the fields.
    private static let longestDropdown = 6

    /// `kept` reports answers that another process has changed.
    init(_ model: DetailFormViewModel, kept: Feed<DetailAnswers>) {
        self.model = model
        self.kept = kept
    }

    var isTitleAName: Bool { true }
    var opensInField: Bool { true }
    var title: String { model.form?.title ?? model.id }

    var remark: TerminalText {
        guard !model.fields.isEmpty else { return "" }
        let answers = model.answers
        return "\(answers.values.count { !$0.isEmpty }) of \(answers.count) filled in"
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .failed(let message), .unavailable(let message): message
        case .idle, .loading, .editing, .saving, .saved: nil
        }
    }

    var isUnsaved: Bool { hasBegun && model.hasEdits }

    var count: Int { open?.suggestions.count ?? 0 }

    /// The fields of the form, then the address field.
    private var all: [SuggestionFieldViewModel] {
        model.fields + [model.addressField].compactMap { $0 }
    }

    var fields: [PageField] {
        all.map { field in
            // The number in the label changes with the answers above.
            PageField.text(field.label, field.text, identity: ObjectIdentifier(field)) {
                [state] text in
                field.setFocus(true)
                state.row = 0
                field.edit(text)
            }
        }
    }

    /// The field whose dropdown is open.
    private var open: SuggestionFieldViewModel? {
        guard let focus = state.focus, all.indices.contains(focus) else { return nil }
        return all[focus].isDropdownVisible ? all[focus] : nil
    }

    var view: View {
        guard !model.fields.isEmpty else {
            return .text(TerminalText(model.state == .loading ? "Loading …" : "", .dim))
        }
        let width = all.map { TerminalText($0.label).displayWidth }.max() ?? 0
        let answers = model.fields.flatMap { field in
            // The catalogue has the texts of the original client, which use three dots.
            let hint = field.text.isEmpty ? field.placeholder.replacing("...", with: " …") : ""
            return lines(of: field, width, hint: hint)
        }
        let address = model.addressField.map { lines(of: $0, width, hint: "for places nearby") }
        return .column(answers + [.blank] + (address ?? []) + [.blank, .text(status)])
    }

    /// A field, with its dropdown while that is open.
    private func lines(
        of field: SuggestionFieldViewModel,
        _ width: Int,
        hint: String
    ) -> [View] {
        let line = line(field.label, width, hint: hint)
        guard field === open else { return [line] }
        let rows = min(field.suggestions.count, Self.longestDropdown)
        let dropdown = field.dropdown(at: state.position).height(.fixed(rows))
        let credits = field.credits.isEmpty ? [] : [View.text(field.credits)]
        return [line] + ([dropdown] + credits).map { .row([.text("").width(.fixed(width)), $0]) }
    }

    private func line(_ name: String, _ width: Int, hint: String) -> View {
        .row([
            .text("\(name)").width(.fixed(width)), field(name).width(.fixed(34)),
            .text(TerminalText(hint, .dim)),
        ])
    }

    private var status: TerminalText {
        switch model.state {
        case .saving: return TerminalText("Saving …", .dim)
        case .idle, .loading, .editing, .saved, .failed, .unavailable:
            guard let field = model.focusedField else { return "" }
            let parts: [TerminalText] = ["\(field.question)", field.status, field.nearness]
            return .joined(parts.filter { !$0.isEmpty }, separator: " · ")
        }
    }

    var actions: [PageAction] {
        // A form that does not exist has nothing to load.
        guard model.form != nil else { return [] }
        guard !model.fields.isEmpty else { return retry }
        var actions: [PageAction] = []
        if let open {
            actions.append(
                PageAction.now(.enter, "take", "Take the highlighted name.") { [state] in
                    open.choose(row: state.row)
                }
            )
        } else if let focus = state.focus, focus < model.fields.count {
            actions.append(
                PageAction.now(.enter, "next field", "Go on to the next field.") { [state] in
                    state.focus = focus + 1
                }
            )
        }
        actions += categoryActions
        if model.canContinue {
            actions.append(
                PageAction(.control("s"), "continue", "Save the answers, and open what follows.") {
                    [self] in
                    await save()
                }
            )
        }
        if let open {
            actions.append(
                PageAction.now(.control("x"), "close", "Close the names until you type again.") {
                    open.dismiss()
                }
            )
        }
        return actions
    }

    /// The keys for the category of the focused field.
    private var categoryActions: [PageAction] {
        guard let focus = state.focus, model.fields.indices.contains(focus) else { return [] }
        let field = model.fields[focus]
        var actions: [PageAction] = []
        if field.answer != .none {
            actions.append(
                .now(.control("r"), "remove", "Remove this answer.") { [model] in
                    guard let index = model.fields.firstIndex(where: { $0 === field }) else {
                        return
                    }
                    model.removeAnswer(at: index)
                }
            )
        }
        var keys = model.fields.map(\.key).filter { $0 != field.key }
        // Removing the last category asks for all of them again.
        let hint = keys.isEmpty ? "Ask for all categories again." : "Ask for this one no more."
        keys = keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        actions.append(
            PageAction(.control("g"), keys.isEmpty ? "ask all" : "leave out", hint) { [model] in
                await model.choose(keys)
                return .done
            }
        )
        return actions
    }

    func load() async {
        await model.load()
        begin()
    }

    func stay() async {
        async let news: Void = refresh()
        await PageState.follow({ [model, state] in (model.fields.isEmpty, state.focus) }) { _ in
            begin()
            followHighlight()
            guard !model.fields.isEmpty else { return }
            if state.focus == model.fields.count {
                model.addressField?.setFocus(true)
            } else {
                model.focus(state.focus ?? -1)
            }
        }
        await news
    }

    private func refresh() async {
        await kept.load()
        await PageState.follow { [kept] in
            kept.revision
        } _: { [model] _ in
            Task { await model.refresh() }
        }
    }

    func moved() {
        open?.highlight(state.row)
    }

    /// Focuses the first field once it exists.
    ///
    /// The load continues to locate the address.
    private func begin() {
        guard !hasBegun, !model.fields.isEmpty else { return }
        hasBegun = true
        state.focus = 0
    }

    private func save() async -> PageAction.Outcome {
        await model.continueForm()
        guard model.state == .saved else { return .done }
        return .said("Saved \(title).")
    }
}
