import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The correction of an entry, and its deletion.
final class EntryPage: SitePage {
    enum Name {
        static let location = "Location"
        static let start = "Started"
        static let end = "Ended"
        static let note = "Note"
    }

    let state = PageState()
    let model: SiteEntryEditViewModel
    let sources: SiteSources

    /// The parts that the overlaps depend on; finding them takes a look at every entry.
    struct OverlapParts: Equatable {
        let edit: SiteEntryEdit
        let revision: Int
    }

    let overlaps = PageMemo<OverlapParts, [SiteEntry]>()
    private let open: @MainActor (AppRoute) -> Void

    init(
        _ model: SiteEntryEditViewModel,
        _ sources: SiteSources,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.sources = sources
        self.open = open
    }

    var opensInField: Bool { true }
    var title: String {
        let saved =
            if case .saved(let edited) = model.state { edited.entry } else { nil as SiteEntry? }
        guard let entry = model.form?.entry ?? saved, let records = records.state.value else {
            return "Entry"
        }
        // The ids of other entries are not compared, because users do not type the title's id.
        let id = SiteShortIDs(of: [], in: records).text(entry.id)
        return said("Entry \(id)")
    }

    var fields: [PageField] {
        guard isEditable, let form = model.form else { return [] }
        return [
            .text(Name.location, text(Name.location, form)) { [self] text in
                guard case .set(let location) = location(text) else { return }
                model.edit { $0.locationID = location }
            },
            .text(Name.start, text(Name.start, form)) { [self] text in
                guard text.nilIfBlank != nil,
                    let start = moment(text, of: form.entry.startTime)
                else { return }
                model.edit { $0.start = start }
            },
            .text(Name.end, text(Name.end, form)) { [self] text in
                guard text.nilIfBlank != nil else { return model.edit { $0.end = nil } }
                guard let end = moment(text, of: form.entry.endTime) else { return }
                model.edit { $0.end = end }
            },
            .text(Name.note, form.note) { [model] text in model.edit { $0.note = text } },
        ] + removal(form)
            + ProfileField.fields(
                model.profiles,
                chosen: form.profileID,
                display.texts.profiles
            ) { [model] id in
                model.edit { $0.profileID = id }
            }
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .failed(_, let message), .deletionFailed(_, let message), .unavailable(let message):
            message
        default: nil
        }
    }

    var isUnsaved: Bool {
        // Leaving also loses the text of an entry that was deleted elsewhere.
        guard let form = model.form ?? model.lostForm else { return false }
        let edit = form.edit
        return edit.location.isSet || edit.start.isSet || edit.end.isSet || edit.note.isSet
            || edit.reason.isSet || edit.findings.isSet || edit.profile.isSet
            || typedProblem != nil
    }

    var actions: [PageAction] {
        switch model.state {
        case .editing, .failed:
            [
                PageAction(.control("s"), "save", "Save the entry.") { [self] in await save() },
                PageAction(.control("x"), "delete", "Delete the entry.") { [self] in
                    model.askToDelete()
                    return await delete()
                },
                PageAction(.control("o"), "other side", "It was worn on the other side.") {
                    [self] in turn()
                },
                PageAction.now(
                    .control("t"),
                    "move",
                    "Move its start or end together with its neighbours."
                ) { [self] in
                    if let entry = model.form?.entry.id { open(.sites(.move(entry))) }
                },
            ]
        case .deletionFailed:
            [
                PageAction("r", "retry", "Try again to delete the entry.") { [self] in
                    await delete()
                },
                PageAction.now("x", "keep", "Keep the entry.") { [self] in
                    model.cancelDeletion()
                    state.focus = 0
                },
            ]
        case .unavailable: retry
        case .idle, .loading, .saving, .saved, .confirmingDeletion, .deleting, .deleted: []
        }
    }

    var isFinished: Bool {
        if case .saved = model.state { true } else { false }
    }

    var view: View {
        switch model.state {
        case .idle, .loading: .text("Reading the entry …")
        case .unavailable: .column(lost)
        case .editing, .failed: .column(form)
        case .saving: .text("Saving …")
        case .confirmingDeletion, .deleting, .deletionFailed: .column(summary)
        case .saved(let edited): .column(saved(edited))
        case .deleted: .text("The entry is deleted.")
        }
    }

    func load() async {
        if case .unavailable = model.state { await records.load() }
        await model.load()
        focusFirst()
    }

    private func focusFirst() {
        guard isEditable, state.focus == nil else { return }
        state.focus = fields.firstIndex { $0.name == state.firstField } ?? 0
    }

    func stay() async {
        await PageState.follow { [records] in
            records.revision
        } _: { [self] _ in
            let wasGone = model.lostForm != nil
            model.compare()
            // The screen has no fields left.
            if case .unavailable = model.state, state.focus != nil { state.focus = nil }
            if wasGone { focusFirst() }
        }
    }

    var isEditable: Bool {
        switch model.state {
        case .editing, .failed: true
        default: false
        }
    }

    private func removal(_ form: SiteEntryForm) -> [PageField] {
        RemovalFields.fields(
            display.texts.removal,
            reason: form.reason,
            findings: findings(form)
        ) { [model] reason in
            model.edit { $0.reason = reason }
        } see: { [model] findings in
            // Findings of a newer version have no words to type.
            model.edit { form in
                form.findings = findings.union(form.findings.subtracting(SiteFinding.all))
            }
        }
    }

    /// The typed findings, or those of the form.
    func findings(_ form: SiteEntryForm) -> String {
        let texts = display.texts.removal
        let known = SiteFinding.all.filter(form.findings.contains).map { texts.word(for: $0) }
        return state.text(RemovalFields.findings) ?? known.joined(separator: ", ")
    }

    /// The typed text, or the value of the form.
    private func text(_ name: String, _ form: SiteEntryForm) -> String {
        if let typed = state.text(name) { return typed }
        return switch name {
        case Name.location:
            records.state.value?.location(form.locationID)
                .map { display.texts.displayName(of: $0) } ?? ""
        case Name.start: SitePages.typed(form.start, in: display.calendar)
        default: form.end.map { SitePages.typed($0, in: display.calendar) } ?? ""
        }
    }

    /// The location for a text: none for a blank text; an unknown text keeps the current one.
    private func location(_ text: String) -> FieldWrite<SiteLocation.ID?> {
        guard text.nilIfBlank != nil else { return .set(nil) }
        guard case .found(let location) = LocationLookup(text, in: model.locations) else {
            return .keep
        }
        return .set(location.id)
    }

    /// The reason why a text is invalid; it precedes the form's own problem.
    var typedProblem: String? {
        if let text = state.text(Name.location), !location(text).isSet {
            guard case .ambiguous(let fitting) = LocationLookup(text, in: model.locations) else {
                return said("There is no location “\(text)”.")
            }
            let names = fitting.map { display.texts.displayName(of: $0) }.joined(separator: ", ")
            return said("“\(text)” fits \(fitting.count) locations: \(names).")
        }
        for name in [Name.start, Name.end] {
            guard let text = state.text(name) else { continue }
            guard text.nilIfBlank != nil else {
                if name == Name.end { continue }
                return SitePages.missingStart(in: name)
            }
            if let problem = moment(text).problem { return SitePages.problem(problem, in: name) }
        }
        return RemovalFields.problem(state.text(RemovalFields.findings), display.texts.removal)
    }

    private func save() async -> PageAction.Outcome {
        if let problem = typedProblem ?? model.problem?.sentence { return .said("\(problem)") }
        await model.save()
        guard case .saved(let edited) = model.state else { return .done }
        state.focus = nil
        return .changed("Saved \(data: name(edited.entry)), \(start(edited.entry)).")
    }

    /// Switches to the location that differs only in its side.
    private func turn() -> PageAction.Outcome {
        guard let form = model.form, let records = records.state.value else { return .done }
        let entry = SiteEntry(
            id: form.entry.id,
            locationID: form.locationID,
            startTime: form.start
        )
        do throws(SiteRotationError) {
            let other = try records.otherSide(of: entry)
            state.typed[Name.location] = nil
            model.edit { $0.locationID = other.id }
            return .done
        } catch {
            return .said("\(ErrorMessage(error, words: .current).sentence)")
        }
    }

    private func delete() async -> PageAction.Outcome {
        guard let entry = model.form?.entry else { return .done }
        state.focus = nil
        await model.delete()
        if case .deleted = model.state {
            return .changed("Deleted \(data: name(entry)), \(start(entry)).")
        }
        if isEditable { state.focus = 0 }
        return .done
    }
}
