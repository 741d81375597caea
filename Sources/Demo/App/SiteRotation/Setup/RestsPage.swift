import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The places that rest for a time: adding, ending and deleting their rests.
final class RestsPage: SitePage {
    private enum Name {
        static let location = "Place"
        static let until = "Until"
        static let reason = "Reason"
        static let note = "Note"
    }

    let state = PageState()
    private let model: SiteRestsViewModel
    let sources: SiteSources
    private var refused: RefusedForm<SiteRestForm>?

    init(_ model: SiteRestsViewModel, _ sources: SiteSources) {
        self.model = model
        self.sources = sources
    }

    var title: String { "Rests" }
    var remark: TerminalText {
        .counted(model.restingCount, "place rests", "places rest")
    }
    var count: Int { isAdding ? 0 : model.rows.count }
    func identity(ofRow row: Int) -> AnyHashable? { model.rests.value?[row].id }

    var trouble: ErrorMessage? {
        if case .failed(_, let message, _) = model.state { return message }
        return model.rests.failure
    }

    var isUnsaved: Bool { isAdding && state.typed.values.contains { !$0.text.isEmpty } }

    var fields: [PageField] {
        guard case .editing(let form) = model.state else { return [] }
        return [
            .text(Name.location, state.text(Name.location) ?? place(form)) { [self] text in
                let found = LocationLookup(text, in: model.locations)
                model.edit { form in
                    if case .found(let location) = found {
                        form.locationID = location.id
                    } else {
                        form.locationID = nil
                    }
                }
            },
            .text(Name.until, state.text(Name.until) ?? "") { [self] text in
                let day = day(text)
                model.edit { $0.until = day }
            },
            .choice(
                Name.reason,
                RestReason.all.map { display.texts.rests.word(for: $0) },
                chosen: form.reason.flatMap(RestReason.all.firstIndex)
            ) { [model] index in
                model.edit { $0.reason = RestReason.all[index] }
            },
            .text(Name.note, form.note) { [model] text in model.edit { $0.note = text } },
        ]
    }

    var actions: [PageAction] {
        switch model.state {
        case .editing: adding
        case .saving: []
        case .failed: failing
        case .showing: highlighted + beginning + retry
        }
    }

    var view: View {
        if isAdding { return .column(form) }
        guard model.rests.value != nil else {
            let words: TerminalText =
                trouble == nil ? "Reading the rests …" : "They could not be read."
            return .text(words)
        }
        let rows = model.rows
        guard !rows.isEmpty else {
            return .paragraph("\(display.texts.rests.nothing) Press n to leave one free.")
        }
        let columns: [Table.Column] = [
            .init("", priority: 4), .init("", priority: 3), .init("", priority: 2),
            .init("", .fill, priority: 1),
        ]
        return .table(
            Table(columns, count: rows.count, at: state.position) { row in
                guard rows.indices.contains(row) else { return [] }
                let rest = rows[row]
                return [
                    rest.isActive ? "\(data: rest.title, .bold)" : "\(data: rest.title, .dim)",
                    "\(rest.time)", "\(rest.reason ?? "")", "\(data: rest.note ?? "")",
                ]
            }
        )
    }

    func load() async { await model.load() }

    private var isAdding: Bool { model.form != nil }

    private var rest: SiteRest? {
        guard let rests = model.rests.value, rests.indices.contains(state.row) else { return nil }
        return rests[state.row]
    }

    private var beginning: [PageAction] {
        [
            PageAction.now("n", "new", "Leave a place free for a time.") { [self] in
                model.startAdding()
                refused = nil
                state.typed = [:]
                state.focus = 0
            }
        ]
    }

    private var highlighted: [PageAction] {
        guard let rest else { return [] }
        var actions: [PageAction] = []
        if !rest.isOver(at: dates.now) {
            actions.append(
                PageAction("e", "end", "End the rest now.") { [self] in
                    await model.end(rest.id)
                    return await outcome { "Ended the rest of \(data: $0)." }
                }
            )
        }
        return actions + [
            PageAction("d", "delete", "Delete the rest.") { [self] in
                await model.delete(rest.id)
                return await outcome { "Deleted the rest of \(data: $0)." }
            }
        ]
    }

    private var adding: [PageAction] {
        [
            PageAction(.control("s"), "save", "Add the rest.") { [self] in await add() },
            PageAction(.enter, "add", "Add the rest.") { [self] in await add() },
            PageAction.now(.control("x"), "add nothing", "Add no rest.") { [self] in
                model.cancel()
                state.focus = nil
            },
        ]
    }

    private var failing: [PageAction] {
        [
            PageAction("r", "retry", "Try again.") { [self] in
                await model.retry()
                return await outcome { "Saved the rest of \(data: $0)." }
            },
            PageAction.now("x", "back", "Go back, and save nothing.") { [self] in
                model.cancel()
                state.focus = isAdding ? 0 : nil
            },
        ]
    }

    private var form: [View] {
        var views: [View] = [.text("A place to leave free"), .blank]
        views += fields.map { SitePages.labelled($0.name, field($0.name)) }
        views.append(.text("\("Without a day it rests until further notice.", .dim)"))
        if let problem = problem ?? refused?.problem(of: model.form) {
            views += [.blank, .paragraph("\(problem, .caution)")]
        }
        return views
    }

    /// The reason why the typed form cannot be saved; `nil` if it can.
    private var problem: String? {
        guard case .editing(let form) = model.state else { return nil }
        if let text = state.text(Name.until)?.nilIfBlank, day(text) == nil {
            return said("“\(text)” is no day. Write it like 2026-12-24.")
        }
        guard form.locationID == nil, let text = state.text(Name.location)?.nilIfBlank else {
            return nil
        }
        guard case .ambiguous(let fitting) = LocationLookup(text, in: model.locations) else {
            return said("There is no location “\(text)”.")
        }
        let names = fitting.prefix(4).map { display.texts.displayName(of: $0) }
            .joined(separator: ", ")
        return said("“\(text)” fits \(fitting.count) locations: \(names).")
    }

    private func place(_ form: SiteRestForm) -> String {
        records.state.value?.location(form.locationID)
            .map { display.texts.displayName(of: $0) } ?? ""
    }

    private func day(_ text: String) -> Date? {
        guard text.nilIfBlank != nil else { return nil }
        return try? TypedDay(text, now: dates.now, calendar: display.calendar).date
    }

    private func add() async -> PageAction.Outcome {
        guard let form = model.form else { return .done }
        if let problem { return .said("\(problem)") }
        guard form.locationID != nil else { return .said("Type the place first.") }
        await model.add()
        return await outcome { "Left free: \(data: $0)." }
    }

    private func outcome(
        _ sentence: (_ place: String) -> TerminalText
    ) async -> PageAction.Outcome {
        if let refusal = model.state.refusal { return refuse(refusal) }
        if case .failed = model.state {
            state.focus = nil
            return .done
        }
        guard !isAdding, let rest = model.lastChanged else { return .done }
        state.focus = nil
        await records.load()
        state.row = min(state.row, max(count - 1, 0))
        let place = records.state.value?.location(rest.locationID)
        return .changed(sentence(display.texts.displayName(of: place)))
    }

    /// Returns to the typed text after a failure that a retry would only repeat.
    private func refuse(_ message: ErrorMessage) -> PageAction.Outcome {
        model.cancel()
        refused = model.form.map { RefusedForm($0, message) }
        if isAdding, state.focus == nil { state.focus = 0 }
        return .said("\(message.sentence)")
    }
}
