public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The choice of a location and its confirmation, which logs a site change.
@MainActor
@Observable
public final class SiteSelectionViewModel {
    public private(set) var state: State = .choosing
    /// The draft of the first attempt that may have been saved.
    @ObservationIgnored private var attempted: SiteChange?
    /// The chosen location in its state at that time; `nil` while choosing.
    public private(set) var location: SiteLocation?
    /// True once the wearer agreed to use a resting place.
    private var isRestAccepted = false
    /// True once the wearer agreed to use a place at or near the other device.
    private var isClashAccepted = false
    /// The location to confirm as soon as the records are loaded.
    @ObservationIgnored package private(set) var requested: SiteLocation.ID?
    /// The change whose location is being chosen again, with all its details.
    @ObservationIgnored private var kept: SiteChange?
    /// The set that a change removes, while its place is asked about.
    @ObservationIgnored private var closing: SiteEntry.ID?
    /// True once the screen was closed, until a place is chosen again.
    @ObservationIgnored private var isLeft = false
    /// The identity of a correction, which a retry keeps.
    @ObservationIgnored private var correction: SiteOperation.ID?

    let records: Feed<SiteRecords>
    let settings: Feed<SiteSettings>
    private let changes: SiteEntryChanges
    let dates: any WallClock
    private let identifiers: any IdentifierSource
    let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// Begins with the confirmation of `location`, or with the choice if it is `nil`.
    ///
    /// `dates` determines now; the screen leaves `router` after a logged or corrected change.
    public init(
        location: SiteLocation.ID? = nil,
        records: Feed<SiteRecords>,
        settings: Feed<SiteSettings>,
        changes: SiteEntryChanges,
        dates: any WallClock,
        identifiers: any IdentifierSource,
        display: SiteDisplay,
        router: any RouterProtocol<SiteRotationRoute>
    ) {
        requested = location
        self.records = records
        self.settings = settings
        self.changes = changes
        self.dates = dates
        self.identifiers = identifiers
        self.display = display
        self.router = router
        confirmLocation()
    }

    /// Reads records and settings unless loaded, then asks to confirm the screen's own location.
    public func load() async {
        async let settings: Void = settings.loadIfNeeded()
        await records.loadIfNeeded()
        await settings
        confirmLocation()
    }

    /// Asks for the confirmation of a change to a location of any category.
    ///
    /// Ignored while saving, and for an unknown location. `operation` is the identity of the
    /// change, if the caller provides one.
    public func choose(_ id: SiteLocation.ID, operation: SiteOperation.ID? = nil) {
        if case .saving = state { return }
        guard let location = records.state.value?.location(id) else { return }
        let operation = operation ?? identifiers.next()
        (isRestAccepted, isClashAccepted, isLeft) = (false, false, false)
        (attempted, correction) = (nil, nil)
        self.location = location
        let change = SiteChange(id: operation, locationID: id, note: "")
        state = .confirming(kept.map(change.saying) ?? change)
        kept = nil
    }

    /// Changes the draft that is being confirmed or asked about; ignored while saving.
    ///
    /// The note, reason, findings and end of the closed entry refer to the currently worn one. If
    /// another change closes that entry first, nothing is saved.
    ///
    /// After a failure the operation keeps its identity. With another, a save whose answer was lost
    /// would be logged twice.
    public func edit(_ change: (inout SiteChange) -> Void) {
        guard let before = draft else { return }
        var draft = before
        change(&draft)
        if !draft.describesPrevious {
            draft.previousID = nil
        } else if draft.previousID == nil {
            draft.previousID = records.state.value?.activeEntry?.id
        }
        switch state {
        case .failed, .confirming: state = .confirming(draft)
        case .asking(_, let last): state = .asking(draft, last)
        default: return
        }
    }

    /// Returns to the choice, writes nothing, and drops the note; ignored while saving.
    public func cancel() {
        chooseAnother()
        kept = nil
    }

    /// Returns to the choice for another location, which keeps all details; ignored while saving.
    public func chooseAnother() {
        if case .saving = state { return }
        kept = draft
        location = nil
        state = .choosing
    }

    /// True while a location is being chosen for a change with details.
    public var keepsAnswers: Bool { kept?.isPlain == false }

    /// Logs the change, which ends the selection.
    ///
    /// A change at a resting place, near the other device, or minutes after the last one first
    /// needs an answer, based on the newest records. Nothing is saved if the worn set is no longer
    /// the one that the screen announces to close. Ignored while saving. If a seemingly failed
    /// attempt had saved an earlier form of the draft, that form is kept, and the state reports it.
    public func confirm() async {
        guard canConfirm, let draft else { return }
        await confirm(draft, closing: records.state.value?.activeEntry?.id)
    }

    /// Asks or saves, based on the newest records, for a screen that announces to close `seen`.
    private func confirm(_ draft: SiteChange, closing seen: SiteEntry.ID?) async {
        state = .saving(draft)
        // Another process may just have changed them.
        await records.load()
        // A lost attempt may have saved it; saving it again reports that.
        guard let records = records.state.value, records.entry(draft.id) == nil else {
            return await save(draft)
        }
        guard records.activeEntry?.id == seen else {
            // Answers about the other set stay with the draft, so that saving it is refused.
            let again = SiteLoggedAgain(draft, in: records, now: dates.now)
            return state = again.map { .asking(draft, $0) } ?? overtaken(draft)
        }
        guard let question = openQuestion(about: draft) else { return await save(draft) }
        closing = seen
        state = question
    }

    /// The state after another change, without the answers about the set that it closed.
    private func overtaken(_ draft: SiteChange) -> State {
        .failed(draft.withoutPrevious, display.message(.previousOvertaken))
    }

    /// The state that asks about a change before it is logged; `nil` if no question is left.
    private func openQuestion(about draft: SiteChange) -> State? {
        guard let records = records.state.value else { return nil }
        if !isRestAccepted,
            let rest = records.rest(of: draft.locationID, at: draft.time ?? dates.now)
        {
            return .askingAboutRest(draft, rest)
        }
        if !isClashAccepted, settings.state.value?.usesSensors == true,
            let clash = records.clash(at: draft.locationID)
        {
            return .askingAboutClash(draft, clash)
        }
        return SiteLoggedAgain(draft, in: records, now: dates.now).map { .asking(draft, $0) }
    }

    /// Updates a question to the current records, or drops it if it is no longer needed.
    ///
    /// A question becomes no other one, because an answer may be on its way: the state says if the
    /// set is another one, and else asks for the confirmation.
    public func compare() {
        guard let (draft, seen) = state.asked(closing: closing), let records = records.state.value
        else { return }
        if let active = records.activeEntry, active.id != seen, records.entry(draft.id) == nil {
            return state = overtaken(draft)
        }
        if case .correctionFailed = state { return }
        let next = openQuestion(about: draft) ?? .confirming(draft)
        state = next.isQuestion(like: state) ? next : .confirming(draft)
    }

    /// Logs the change after its question; ignored without a question.
    ///
    /// If the previous entry has changed meanwhile, it asks about that one instead.
    public func confirmAgain() async {
        switch state {
        case .askingAboutRest(let draft, _):
            isRestAccepted = true
            await confirm(draft, closing: closing)
        case .askingAboutClash(let draft, _):
            isClashAccepted = true
            await confirm(draft, closing: closing)
        case .asking(let draft, let again), .correctionFailed(let draft, let again, _):
            if await !asksAnew(draft, about: again) { await save(draft) }
        default: break
        }
    }

    /// Asks again, or for confirmation, if the previous entry differs from the one in the question.
    private func asksAnew(_ draft: SiteChange, about again: SiteLoggedAgain) async -> Bool {
        state = .saving(draft)
        // Another process may just have changed them.
        await records.load()
        guard let records = records.state.value, records.activeEntry != again.active else {
            return false
        }
        correction = nil
        state = openQuestion(about: draft) ?? .confirming(draft)
        return true
    }

    /// Moves the previous entry to the location in place of logging a change, and gives it the
    /// draft's note, if any.
    ///
    /// It ends the selection. Ignored without a question, and for a change at the same place. If
    /// the previous entry has changed meanwhile, it asks about that one instead.
    public func correctInstead() async {
        guard let (draft, again) = state.question, !again.isSamePlace else { return }
        if await asksAnew(draft, about: again) { return }
        let id = correction ?? identifiers.next()
        correction = id
        state = .saving(draft)
        let edit = SiteEntryEdit(
            id: id,
            entryID: again.active.id,
            location: .set(draft.locationID),
            note: draft.note?.nilIfBlank == nil ? .keep : .set(draft.note),
            profile: draft.profile
        )
        do throws(SiteRotationError) {
            state = .corrected(try await changes.editing.execute(edit))
            goBack()
        } catch {
            state =
                error.isCancellation
                ? .asking(draft, again) : .correctionFailed(draft, again, display.message(error))
        }
    }

    private func save(_ draft: SiteChange) async {
        state = .saving(draft)
        var change = draft
        change.previousID = draft.previousID ?? records.state.value?.activeEntry?.id
        attempted = attempted ?? draft
        do throws(SiteRotationError) {
            let logged = try await changes.logging.execute(change)
            if logged.isRepeat, draft != attempted { throw .savedBefore(logged.entry.id) }
            state = .saved(logged)
            goBack()
        } catch {
            if error.isCancellation { return state = .confirming(draft) }
            guard error == .previousOvertaken else {
                return state = .failed(draft, display.message(error))
            }
            attempted = nil
            await records.load()
            state =
                draft.describesPrevious
                ? overtaken(draft) : openQuestion(about: draft) ?? overtaken(draft)
        }
    }

    /// Records that the screen was closed; a running save completes, but then closes no other
    /// screen.
    public func leave() {
        isLeft = true
    }

    /// Leaves however the screen was shown, but keeps screens that were presented meanwhile.
    private func goBack() {
        guard !isLeft else { return }
        router.leave { route in
            switch route {
            case .selection, .confirmation: true
            default: false
            }
        }
    }

    private func confirmLocation() {
        guard let requested, state == .choosing, records.state.value != nil else { return }
        self.requested = nil
        choose(requested)
        if state == .choosing {
            state = .unavailable(display.message(.unknownLocation(requested)))
        }
    }
}
