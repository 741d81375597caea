import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// A forgotten change, or the move of an entry: fields, the resulting plan, and one save.
final class CorrectionPage: SitePage {
    private enum Name {
        static let location = "Location"
        static let start = "Started"
        static let end = "Ended"
        static let note = "Note"
        static let keep = "Keep others as they are"
        static let together = "Move neighbours along"
    }

    let state = PageState()
    let model: SiteCorrectionViewModel
    let sources: SiteSources

    init(_ model: SiteCorrectionViewModel, _ sources: SiteSources) {
        self.model = model
        self.sources = sources
    }

    var opensInField: Bool { true }
    var title: String {
        guard let entry = model.form?.entry else { return said("A forgotten change") }
        return said("Move › \(name(entry))")
    }

    var fields: [PageField] {
        guard isEditable, let form = model.form else { return [] }
        let times: [PageField] = [
            .text(Name.start, text(Name.start, form.entry == nil ? nil : form.start)) {
                [self] text in
                guard text.nilIfBlank != nil,
                    let start = moment(text, of: form.entry?.startTime)
                else { return }
                model.edit { $0.start = start }
            },
            .text(Name.end, text(Name.end, form.end)) { [self] text in
                guard text.nilIfBlank != nil else { return model.edit { $0.end = nil } }
                guard let end = moment(text, of: form.entry?.endTime) else { return }
                model.edit { $0.end = end }
            },
        ]
        guard form.entry == nil else {
            return times + [
                .flag(Name.together, form.movesNeighbours) { [model] in
                    model.edit { $0.movesNeighbours.toggle() }
                }
            ]
        }
        let place = PageField.text(Name.location, state.text(Name.location) ?? "") {
            [self] text in
            let id = location(text)?.id
            model.edit { $0.locationID = id }
        }
        let profile = ProfileField.fields(
            model.profiles,
            chosen: model.profile?.id,
            display.texts.profiles
        ) { [model] id in
            model.edit { $0.profile = .set(id) }
        }
        return [place] + times + [
            .text(Name.note, form.note) { [model] text in model.edit { $0.note = text } }
        ] + profile + [
            .flag(Name.keep, form.keepsNeighbours) { [model] in
                model.edit { $0.keepsNeighbours.toggle() }
            }
        ]
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .unavailable(let message), .refused(let message), .failed(_, let message),
            .planned(_, let message?):
            message
        default: nil
        }
    }

    var isUnsaved: Bool { !isFinished && !state.typed.isEmpty }

    var isFinished: Bool {
        if case .applied = model.state { true } else { false }
    }

    var actions: [PageAction] {
        switch model.state {
        case .editing, .refused:
            [
                PageAction(.enter, "check", "Show what would change.") { [self] in await plan() }
            ] + proposals
        case .planned, .failed:
            (model.canApply ? [applying] : []) + [
                PageAction.now(.control("x"), "change", "Go back to the fields.") { [self] in
                    model.cancel()
                    state.focus = 0
                }
            ]
        case .unavailable: retry
        case .idle, .loading, .planning, .applying, .applied: []
        }
    }

    /// The corrections of an entry that need no fields.
    private var proposals: [PageAction] {
        guard let entry = model.form?.entry, let records = records.state.value else { return [] }
        let joining = PageAction(
            .control("t"),
            "delete, extend the one before",
            "Show what would change if it were deleted and the one before lasted until its end."
        ) { [self] in await planned(by: model.planDeletion) }
        let reopening = PageAction(
            .control("o"),
            "open again",
            "Show what would change if it were worn again."
        ) { [self] in await planned(by: model.planReopening) }
        return (records.neighbour(before: entry) == nil ? [] : [joining])
            + (entry.isOpen ? [] : [reopening])
    }

    private var applying: PageAction {
        PageAction(.enter, trouble == nil ? "apply" : "try again", "Change it as shown.") {
            [self] in
            let words = model.texts?.effects.joined(separator: " ") ?? ""
            await model.apply()
            guard case .applied = model.state else { return .done }
            state.typed = [:]
            return .changed("\(words)")
        }
    }

    var view: View {
        switch model.state {
        case .idle, .loading: .text("Reading your records …")
        case .unavailable: .text("There is no such entry to show.")
        case .editing, .refused: .column(form)
        case .planning: .text("Looking what would change …")
        case .planned, .failed: .column([.text("This would change:"), .blank] + lines)
        case .applying: .text("Saving …")
        case .applied: .column([.text("Changed:"), .blank] + lines)
        }
    }

    func load() async {
        if case .unavailable = model.state { await records.load() }
        await model.load()
        if isEditable, state.focus == nil { state.focus = 0 }
    }

    private var isEditable: Bool {
        switch model.state {
        case .editing, .refused: true
        default: false
        }
    }

    private var form: [View] {
        var views = fields.map { field in
            SitePages.labelled(field.name, self.field(field.name), columns: 24)
        }
        let help: TerminalText =
            model.form?.entry == nil
            ? "Without an end it lasts until the next one. Times are -2h, mon 21:00, …"
            : "An end and a start that belong together move together. Times are -2h, …"
        views.append(.paragraph(TerminalText(help, .dim)))
        let entry = model.form?.entry
        views += remarks([(Name.start, entry?.startTime), (Name.end, entry?.endTime)])
        if let problem = typedProblem { views += [.blank, .paragraph("\(problem, .caution)")] }
        return views
    }

    private var lines: [View] { (model.texts?.lines ?? []).map { .paragraph("\($0)") } }

    private func plan() async -> PageAction.Outcome {
        if let problem = typedProblem { return .said("\(problem)") }
        if model.form?.entry == nil {
            guard model.form?.locationID != nil else { return .said("Type a location.") }
            guard state.text(Name.start)?.nilIfBlank != nil else {
                return .said("Type when it was placed.")
            }
        }
        return await planned(by: model.plan)
    }

    /// Leaves the fields once there is a plan to show.
    private func planned(by plan: () async -> Void) async -> PageAction.Outcome {
        await plan()
        state.focus = isEditable ? state.focus : nil
        return .done
    }

    private func text(_ name: String, _ date: Date?) -> String {
        state.text(name) ?? date.map { SitePages.typed($0, in: display.calendar) } ?? ""
    }

    private func location(_ text: String) -> SiteLocation? {
        guard case .found(let location) = LocationLookup(text, in: model.locations) else {
            return nil
        }
        return location
    }

    /// The reason why a typed text is invalid.
    private var typedProblem: String? {
        if let text = state.text(Name.location)?.nilIfBlank, location(text) == nil {
            guard case .ambiguous(let fitting) = LocationLookup(text, in: model.locations) else {
                return said("There is no location “\(text)”.")
            }
            let names = fitting.map { display.texts.displayName(of: $0) }.joined(separator: ", ")
            return said("“\(text)” fits \(fitting.count) locations: \(names).")
        }
        for name in [Name.start, Name.end] {
            guard let text = state.text(name) else { continue }
            guard text.nilIfBlank != nil else {
                // A forgotten change is planned only once it has a start.
                if name == Name.end || model.form?.entry == nil { continue }
                return SitePages.missingStart(in: name)
            }
            if let problem = moment(text).problem { return SitePages.problem(problem, in: name) }
        }
        return nil
    }
}
