import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The types of sets and sensors: adding, changing and archiving them.
final class ProfilesPage: SitePage {
    private enum Name {
        static let name = "Name"
        static let hours = "Hours"
        static let device = "For"
    }

    let state = PageState()
    private let model: SiteProfilesViewModel
    let sources: SiteSources
    private var refused: RefusedForm<WearProfileForm>?

    init(_ model: SiteProfilesViewModel, _ sources: SiteSources) {
        self.model = model
        self.sources = sources
    }

    var title: String { "Profiles" }
    var count: Int { isEditing ? 0 : model.rows.count }
    func identity(ofRow row: Int) -> AnyHashable? { model.profiles.value?[row].id }

    var trouble: ErrorMessage? {
        if case .failed(_, let message, _) = model.state { return message }
        return model.profiles.failure
    }

    var isUnsaved: Bool { isEditing && state.typed.values.contains { !$0.text.isEmpty } }

    var fields: [PageField] {
        guard case .editing(let form) = model.state else { return [] }
        let hours = form.hours.map(display.number) ?? ""
        let texts: [PageField] = [
            .text(Name.name, form.name) { [model] text in model.edit { $0.name = text } },
            .text(Name.hours, state.text(Name.hours) ?? hours) {
                [model, display] text in
                model.edit { $0.hours = Double(typed: text, in: display.locale) }
            },
        ]
        guard form.profile == nil, model.devices.count > 1 else { return texts }
        let devices = model.devices
        return texts + [
            .choice(
                Name.device,
                devices.map(display.texts.profiles.word),
                chosen: devices.firstIndex(of: form.device)
            ) { [model] index in
                model.edit { $0.device = devices[index] }
            }
        ]
    }

    var actions: [PageAction] {
        switch model.state {
        case .editing: editing
        case .saving: []
        case .failed: failing
        case .showing: highlighted + beginning + retry
        }
    }

    var view: View {
        if isEditing { return .column(form) }
        guard model.profiles.value != nil else {
            let words: TerminalText =
                trouble == nil ? "Reading the profiles …" : "They could not be read."
            return .text(words)
        }
        let rows = model.rows
        guard !rows.isEmpty else {
            return .paragraph("\(display.texts.profiles.nothing) Press n to add one.")
        }
        let columns: [Table.Column] = [
            .init("", priority: 4), .init("", priority: 2), .init("", priority: 3),
            .init("", .fill, priority: 1),
        ]
        return .table(
            Table(columns, count: rows.count, at: state.position) { row in
                guard rows.indices.contains(row) else { return [] }
                let profile = rows[row]
                return [
                    profile.isArchived
                        ? "\(data: profile.title, .dim)" : "\(data: profile.title, .bold)",
                    "\(profile.device)", "\(profile.hours)", "\(profile.remark ?? "")",
                ]
            }
        )
    }

    func load() async { await model.load() }

    private var isEditing: Bool { model.form != nil }

    private var profile: WearProfile? {
        guard let all = model.profiles.value, all.indices.contains(state.row) else { return nil }
        return all[state.row]
    }

    private var beginning: [PageAction] {
        [
            PageAction.now("n", "new", "Add a profile.") { [self] in
                model.startEditing()
                begin()
            }
        ]
    }

    private var highlighted: [PageAction] {
        guard let profile else { return [] }
        let words = profile.isArchived ? "Offer it again." : "Offer it no more; entries keep it."
        return [
            PageAction.now(.enter, "change", "Change its name or hours.") { [self] in
                model.startEditing(profile.id)
                begin()
            },
            PageAction("d", profile.isArchived ? "offer" : "archive", "\(words)") { [self] in
                await model.setArchived(profile.id, !profile.isArchived)
                return await outcome
            },
        ]
    }

    private var editing: [PageAction] {
        [
            PageAction(.control("s"), "save", "Save the profile.") { [self] in await save() },
            PageAction(.enter, "save", "Save the profile.") { [self] in await save() },
            PageAction.now(.control("x"), "save nothing", "Go back, and save nothing.") { [self] in
                model.cancel()
                state.focus = nil
            },
        ]
    }

    private var failing: [PageAction] {
        [
            PageAction("r", "retry", "Try again.") { [self] in
                await model.retry()
                return await outcome
            },
            PageAction.now("x", "back", "Go back, and save nothing.") { [self] in
                model.cancel()
                state.focus = isEditing ? 0 : nil
            },
        ]
    }

    private var form: [View] {
        let known = model.form?.profile
        let heading: TerminalText =
            known.map { "The profile \(data: $0.name)" } ?? "A new profile"
        var views: [View] = [.text(heading), .blank]
        views += fields.map { SitePages.labelled($0.name, field($0.name)) }
        if known != nil {
            let words: TerminalText = "Entries keep the hours that it had when they were logged."
            views.append(.paragraph(TerminalText(words, .dim)))
        }
        if let known, let stored = model.profiles.value?.first(where: { $0.id == known.id }),
            (stored.name, stored.minutes) != (known.name, known.minutes)
        {
            let hours = "\(display.number(stored.hours)) \(display.texts.hours)"
            let words: TerminalText =
                """
                Changed meanwhile: \(data: stored.name), \(hours). Only what you change is saved.
                """
            views += [.blank, .paragraph(TerminalText(words, .caution))]
        }
        if let problem = problem ?? refused?.problem(of: model.form) {
            views += [.blank, .paragraph("\(problem, .caution)")]
        }
        return views
    }

    /// The reason why the typed hours cannot be saved; `nil` if they can.
    private var problem: String? {
        if case .editing(let form) = model.state, form.name.meansNoProfile {
            return said("“\(form.name)” means no profile. Choose another name.")
        }
        guard case .editing(let form) = model.state, form.hours == nil,
            let text = state.text(Name.hours)?.nilIfBlank
        else { return nil }
        return said("“\(text)” is no number of hours. Write it like 72.")
    }

    private func begin() {
        refused = nil
        state.typed = [:]
        state.focus = 0
    }

    private func save() async -> PageAction.Outcome {
        guard let form = model.form else { return .done }
        if let problem { return .said("\(problem)") }
        guard form.hours != nil else { return .said("Type the hours first.") }
        await model.save()
        return await outcome
    }

    private var outcome: PageAction.Outcome {
        get async {
            if let refusal = model.state.refusal { return refuse(refusal) }
            if case .failed = model.state {
                state.focus = nil
                return .done
            }
            guard !isEditing, let profile = model.lastChanged else { return .done }
            state.focus = nil
            await records.load()
            state.row = min(state.row, max(count - 1, 0))
            return .changed("Saved the profile \(data: profile.name).")
        }
    }

    /// Returns to the typed text after a failure that a retry would only repeat.
    private func refuse(_ message: ErrorMessage) -> PageAction.Outcome {
        model.cancel()
        refused = model.form.map { RefusedForm($0, message) }
        if isEditing, state.focus == nil { state.focus = 0 }
        return .said("\(message.sentence)")
    }
}
