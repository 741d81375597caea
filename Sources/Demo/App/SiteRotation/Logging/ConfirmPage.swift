import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The confirmation of a change: its time and note, and the note of the site that it closes.
final class ConfirmPage: SitePage {
    enum Name {
        static let when = "When"
        static let note = "Note"
        static let closing = "Its note"
    }

    let state = PageState()
    let model: SiteSelectionViewModel
    let sources: SiteSources
    /// The times of fields as they were understood when they were typed.
    ///
    /// Read again later, `-2h` or `yesterday 21:00` would mean another time than the one saved.
    private var moments: [String: (text: String, moment: TypedMoment)] = [:]

    init(_ model: SiteSelectionViewModel, _ sources: SiteSources) {
        self.model = model
        self.sources = sources
        begin()
    }

    /// Forgets texts that are not part of the change; most people only type the note.
    func begin() {
        if !isUnsaved { state.typed = [:] }
        state.focus = 1
    }

    var opensInField: Bool { true }
    var title: String {
        said("Log a change › \(model.location.map { display.texts.displayName(of: $0) } ?? "…")")
    }

    var fields: [PageField] {
        guard model.canConfirm, let draft = model.draft else { return [] }
        var fields: [PageField] = [
            .text(Name.when, state.text(Name.when) ?? "now") { [self] text in
                let time = take(text, in: Name.when).date
                model.edit { $0.time = time }
            },
            .text(Name.note, draft.note ?? "") { [model] text in
                model.edit { $0.note = text }
            },
        ]
        fields += ProfileField.fields(
            model.profiles,
            chosen: model.profile?.id,
            display.texts.profiles
        ) { [model] id in
            model.edit { $0.profile = .set(id) }
        }
        if let worn = records.state.value?.activeEntry {
            let note = draft.previousNote.value ?? worn.note
            fields.append(
                .text(Name.closing, state.text(Name.closing) ?? note ?? "") { [model] text in
                    let isSame = text == worn.note ?? ""
                    model.edit { $0.previousNote = isSame ? .keep : .set(text.nilIfBlank) }
                }
            )
            fields += removal(draft)
            if mayHaveEndedEarlier {
                fields.append(
                    .text(RemovalFields.ended, state.text(RemovalFields.ended) ?? "") {
                        [self] text in
                        let typed = take(text, in: RemovalFields.ended)
                        let end = text.nilIfBlank == nil ? nil : typed.date
                        model.edit { $0.previousEnd = end }
                    }
                )
            }
        }
        return fields
    }

    /// True for a reason that people may notice only after the set has come off.
    var mayHaveEndedEarlier: Bool {
        guard let reason = model.draft?.previousReason.value ?? nil else { return false }
        return reason.mayPrecedeChange
    }

    /// The reason why the text about the closed set is invalid.
    var removalProblem: String? {
        if state.text(RemovalFields.ended)?.nilIfBlank != nil, mayHaveEndedEarlier,
            let problem = moment(in: RemovalFields.ended).problem
        {
            return SitePages.problem(problem, in: RemovalFields.ended)
        }
        return RemovalFields.problem(state.text(RemovalFields.findings), display.texts.removal)
    }

    var trouble: ErrorMessage? {
        switch model.state {
        case .failed(_, let message), .correctionFailed(_, _, let message): message
        default: nil
        }
    }

    /// The set that the change closes, or is asked about.
    var subject: AnyHashable? { records.state.value?.activeEntry }

    var isUnsaved: Bool {
        if case .asking = model.state { return true }
        if model.placeRemark != nil { return true }
        guard let draft = model.draft else { return false }
        return !draft.isPlain || state.text(RemovalFields.findings)?.nilIfBlank != nil
    }

    var actions: [PageAction] {
        switch model.state {
        case .confirming, .failed:
            [
                PageAction(
                    .enter,
                    trouble == nil ? "log" : "try again",
                    "Log the change."
                ) { [self] in await log() },
                PageAction.now(.control("o"), "other place", "Go back to the choice.") { [model] in
                    model.chooseAnother()
                },
            ]
        case .asking(_, let last), .correctionFailed(_, let last, _):
            (last.isSamePlace ? [] : [correcting]) + answers
        case .askingAboutRest, .askingAboutClash: answers
        case .choosing, .unavailable, .saving, .saved, .corrected: []
        }
    }

    /// The answers about a change minutes after the previous one, or about the place.
    private var answers: [PageAction] {
        [
            PageAction("y", "log it", "Log the change as well.") { [self] in
                await answer(model.confirmAgain)
            },
            PageAction("n", "log nothing", "Log nothing, and go back to the choice.") { [self] in
                // If only the place does not suit, the other texts stay.
                if model.placeRemark == nil {
                    model.cancel()
                    state.typed = [:]
                } else {
                    model.chooseAnother()
                }
                return .said("Nothing was logged.")
            },
        ]
    }

    /// The optional reason and findings of the set that the change closes.
    private func removal(_ draft: SiteChange) -> [PageField] {
        RemovalFields.fields(
            display.texts.removal,
            reason: draft.previousReason.value ?? nil,
            findings: state.text(RemovalFields.findings) ?? ""
        ) { [model, state] reason in
            let mayPrecede = reason?.mayPrecedeChange == true
            // Without the field of the end, its typed text is dropped too.
            if !mayPrecede { state.typed[RemovalFields.ended] = nil }
            model.edit { draft in
                draft.previousReason = reason.map { .set($0) } ?? .keep
                if !mayPrecede { draft.previousEnd = nil }
            }
        } see: { [model] findings in
            model.edit { $0.previousFindings = findings.isEmpty ? .keep : .set(findings) }
        }
    }

    private var correcting: PageAction {
        PageAction("c", "correct", "Correct the change before instead.") { [self] in
            await answer(model.correctInstead)
        }
    }

    /// Performs an answer about the previous set; reports if it is asked again.
    private func answer(_ act: () async -> Void) async -> PageAction.Outcome {
        let isAboutRest = model.placeRemark != nil
        await act()
        switch model.state {
        case .asking where !isAboutRest, .confirming where !isAboutRest:
            forgetOvertaken()
            return .said("The set before has changed meanwhile. Nothing was logged.")
        default: return outcome
        }
    }

    var view: View {
        switch model.state {
        case .confirming, .failed: .column(form)
        case .asking(_, let last), .correctionFailed(_, let last, _): .column(question(last))
        case .askingAboutRest, .askingAboutClash:
            .column([
                .paragraph("\(model.placeRemark ?? "")"), .blank, .text("Log it nevertheless?"),
            ])
        case .saving: .text("Logging …")
        case .saved(let logged): .text(sentence(logged))
        case .corrected(let edited): .text(sentence(edited))
        case .choosing: .text("Reading your locations …")
        case .unavailable: .blank
        }
    }

    func load() async { await model.load() }

    /// The time in a field, as it was understood when it was typed.
    func moment(in name: String) -> TypedMoment {
        let text = state.text(name) ?? ""
        guard let known = moments[name], known.text == text else { return moment(text) }
        return known.moment
    }

    private func take(_ text: String, in name: String) -> TypedMoment {
        let moment = moment(text)
        moments[name] = (text, moment)
        return moment
    }

    /// Reads times again that were invalid when they were typed: `12:05` may be past by now.
    private func readAgain() {
        for field in fields where moments[field.name]?.moment.problem != nil {
            if case .text(let text, let edit) = field.kind { edit(text) }
        }
    }

    private func log() async -> PageAction.Outcome {
        readAgain()
        if moment(in: Name.when).problem != nil {
            // The accepted time formats appear below its field, if there is room.
            state.focus = 0
            return .said("The time is not understood. Nothing was logged.")
        }
        if removalProblem != nil {
            return .said("One field is not understood. Nothing was logged.")
        }
        await model.confirm()
        return outcome
    }

    private var outcome: PageAction.Outcome {
        switch model.state {
        case .asking, .askingAboutRest, .askingAboutClash, .correctionFailed:
            // Letters answer the question, so no field has the focus.
            state.focus = nil
            forgetOvertaken()
            return .done
        case .saved(let logged):
            return logged.isRepeat ? .said(sentence(logged)) : .changed(sentence(logged))
        case .corrected(let edited):
            return .changed(sentence(edited))
        case .failed:
            forgetOvertaken()
            state.focus = state.focus ?? 1
            return .done
        case .choosing, .unavailable, .confirming, .saving: return .done
        }
    }

    /// Forgets text about a set that another change has closed meanwhile, which the draft lacks.
    func forgetOvertaken() {
        guard model.draft?.describesPrevious == false else { return }
        for name in [Name.closing, RemovalFields.findings, RemovalFields.ended] {
            state.typed[name] = nil
        }
    }

    private func sentence(_ edited: EditedSiteEntry) -> TerminalText {
        "Corrected: \(data: name(edited.entry)), \(display.dateAndTime(edited.entry.startTime))."
    }

    private func sentence(_ logged: LoggedSiteChange) -> TerminalText {
        let moment = display.dateAndTime(logged.entry.startTime)
        let name = name(logged.entry)
        if logged.isRepeat {
            return "Nothing was written: \(data: name) had been logged, \(moment)."
        }
        let remark: TerminalText = model.remark.map { " \($0)" } ?? ""
        return
            "Logged \(data: name), \(moment).\(remark)\(logged.closed.map(wayToRest(after:)) ?? "")"
    }
}
