import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumTerminal

/// The form of a new or an existing person.
final class PersonFormPage: AppPage {
    let state = PageState()
    private let model: UserFormViewModel
    /// The baseline for unsaved changes; `nil` until the values are loaded.
    private var kept: UserDraft?

    private static let (name, start) = ("Name", "Start")

    init(_ model: UserFormViewModel) {
        self.model = model
        if model.id == nil { begin() }
    }

    var opensInField: Bool { true }
    var title: String {
        guard model.id != nil else { return "New person" }
        return kept.map { "Edit \($0.fullName)" } ?? "Edit person"
    }

    var trouble: ErrorMessage? { model.state.failure }

    var isUnsaved: Bool { model.state.isUnsaved(model.draft, since: kept) }

    var fields: [PageField] {
        guard kept != nil else { return [] }
        return [
            .text(Self.name, model.draft.fullName) { [model] text in
                model.edit { $0.fullName = text }
            },
            choice("Level", \.jobLevel),
            choice("Craft", \.craftAbility),
            choice("Focus", \.craftFocus),
            .text(Self.start, model.draft.levelStartDate?.text ?? "") { [model] text in
                model.edit { $0.levelStartDate = text.isEmpty ? nil : StartDate(text) }
            },
        ]
    }

    private func choice<Value: KnownText>(
        _ name: String,
        _ path: WritableKeyPath<UserDraft, Value>
    ) -> PageField {
        let current = model.draft[keyPath: path]
        // A server may have an unknown value, which stays until the user chooses another.
        let isKnown = current.rank < Value.allKnown.count
        let values = isKnown ? Value.allKnown : Value.allKnown + [current]
        return .choice(name, values.map(\.displayName), chosen: current.rank) {
            [model] index in
            model.edit { $0[keyPath: path] = values[index] }
        }
    }

    var view: View {
        guard kept != nil else { return model.state.placeholder }
        var lines = fields.enumerated().map { index, field -> View in
            let isStart = field.name == Self.start
            let hint = isStart ? [View.text(TerminalText("like 2026-03-02", .dim))] : []
            let view = field.view(in: state, isFocused: state.focus == index)
            return .row(
                [.text("\(field.name)").width(.fixed(6)), view.width(isStart ? .fixed(14) : .fill)]
                    + hint
            )
        }
        lines += model.state.foot(
            "person",
            problems: model.shownProblems,
            remarks: model.remarks,
            isOld: model.newer != nil
        )
        return .column(lines)
    }

    var actions: [PageAction] {
        guard kept != nil else { return retry }
        var actions = [
            PageAction(.control("s"), "save", "Save the person, and close the form.") { [model] in
                await model.save()
                if case .saved(let user) = model.state {
                    return .said("Saved \(data: user.fullName).")
                }
                return .done
            }
        ]
        if model.newer != nil {
            actions.append(
                PageAction.takingChange { [self] in
                    model.applyNewer()
                    kept = model.draft
                }
            )
        }
        return actions
    }

    func load() async {
        await model.load()
        if case .editing = model.state { begin() }
    }

    func stay() async {
        var last: String?
        await PageState.follow({ [state] in state.focus }) { focus in
            let names = fields.map(\.name)
            let now = focus.flatMap { names.indices.contains($0) ? names[$0] : nil }
            if last != now {
                if last == Self.name { model.leave(.name) }
                if last == Self.start { model.leave(.startDate) }
            }
            last = now
        }
    }

    private func begin() {
        guard kept == nil else { return }
        kept = model.draft
        state.focus = 0
    }
}
