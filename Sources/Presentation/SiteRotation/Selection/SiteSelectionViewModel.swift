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
    /// True if the draft differs from the one that a failed attempt tried to save.
    private var isChangedSinceFailure = false
    /// The chosen location, as it was then; `nil` while choosing.
    public private(set) var location: SiteLocation?
    /// True once the wearer agreed to use a place that rests.
    private var isRestAccepted = false
    /// True once the wearer agreed to use a place at the other device, or beside it.
    private var isClashAccepted = false
    /// The location to confirm as soon as the records are known.
    @ObservationIgnored private var requested: SiteLocation.ID?
    /// The change whose location is chosen anew, with all that was said of it.
    @ObservationIgnored private var kept: SiteChange?
    /// The set that comes off by a change whose place is asked about.
    @ObservationIgnored private var closing: SiteEntry.ID?
    /// The identity of a correction, which a retry after a failure keeps.
    @ObservationIgnored private var correction: SiteOperation.ID?

    let records: Feed<SiteRecords>
    let settings: Feed<SiteSettings>
    private let changes: SiteEntryChanges
    let dates: any WallClock
    private let identifiers: any IdentifierSource
    let display: SiteDisplay
    private let router: any RouterProtocol<SiteRotationRoute>

    /// Begins with the confirmation of `location`, or with the choice when that is `nil`.
    ///
    /// Days count from now by `dates`; the screen leaves `router` after a logged or corrected
    /// change.
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

    /// Reads records and settings unless known, then goes to confirming the screen's own location.
    public func load() async {
        async let settings: Void = settings.loadIfNeeded()
        await records.loadIfNeeded()
        await settings
        confirmLocation()
    }

    /// Asks for the confirmation of a change to a location of any category.
    ///
    /// Ignored while saving, and for an unknown location. `operation` is the identity of the
    /// change, if the caller has given it one.
    public func choose(_ id: SiteLocation.ID, operation: SiteOperation.ID? = nil) {
        if case .saving = state { return }
        guard let location = records.state.value?.location(id) else { return }
        let operation = operation ?? identifiers.next()
        isChangedSinceFailure = false
        isRestAccepted = false
        isClashAccepted = false
        correction = nil
        self.location = location
        let change = SiteChange(id: operation, locationID: id, note: "")
        state = .confirming(kept.map(change.saying) ?? change)
        kept = nil
    }

    /// Changes the draft that is being confirmed, or asked about as a second one; ignored while
    /// saving.
    ///
    /// Note, reason, findings and end of the entry that is closed are of the one that is worn now:
    /// if another change closes that one first, nothing is saved.
    ///
    /// After a failure the operation keeps its identity: with another, a save whose answer was lost
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
        case .failed:
            if draft != before { isChangedSinceFailure = true }
            state = .confirming(draft)
        case .confirming: state = .confirming(draft)
        case .asking(_, let last): state = .asking(draft, last)
        default: return
        }
    }

    /// Returns to the choice, writes nothing, and loses the note; ignored while saving.
    public func cancel() {
        chooseAnother()
        kept = nil
    }

    /// Returns to the choice for another location, which takes all that was said; ignored while
    /// saving.
    public func chooseAnother() {
        if case .saving = state { return }
        kept = draft
        location = nil
        state = .choosing
    }

    /// True while a location is chosen for a change of which something was said.
    public var keepsAnswers: Bool { kept?.isPlain == false }

    /// Logs the change, which ends the selection.
    ///
    /// A change at a place that rests, beside the other device, or minutes after the last one is
    /// asked about first, by the newest records. Nothing is saved if another set is worn by then
    /// than the one that the screen says it closes. Ignored while saving. If an attempt that seemed
    /// to fail had saved an earlier form of the draft, that form is kept, and the state says so.
    public func confirm() async {
        guard canConfirm, let draft else { return }
        await confirm(draft, closing: records.state.value?.activeEntry?.id)
    }

    /// Asks or saves by the newest records, where the screen says that the set `seen` comes off.
    private func confirm(_ draft: SiteChange, closing seen: SiteEntry.ID?) async {
        state = .saving(draft)
        // Another process may have changed them a moment ago.
        await records.load()
        // An attempt whose answer was lost had saved it, and saving it again says so.
        guard let records = records.state.value, records.entry(draft.id) == nil else {
            return await save(draft)
        }
        guard records.activeEntry?.id == seen else {
            let again = SiteLoggedAgain(draft, in: records, now: dates.now)
            return state = again.map { .asking(draft, $0) } ?? overtaken(draft)
        }
        guard let question = openQuestion(about: draft) else { return await save(draft) }
        closing = seen
        state = question
    }

    /// The state after another change, without the answers about the set that it closed.
    private func overtaken(_ draft: SiteChange) -> State {
        .failed(draft.withoutPrevious, ErrorMessage(SiteRotationError.previousOvertaken))
    }

    /// The state that asks about a change before it is logged; `nil` if nothing is left to ask.
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

    /// Renews a question by the present records, or drops it if there is nothing left to ask.
    public func compare() {
        switch state {
        case .asking(let draft, _), .askingAboutRest(let draft, _), .askingAboutClash(let draft, _):
            let question = openQuestion(about: draft) ?? .confirming(draft)
            if question != state { state = question }
        default: break
        }
    }

    /// Logs the change that was asked about; ignored without a question.
    ///
    /// Once the entry before has changed, as by another process, it asks about that one instead.
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

    /// Asks again, or to confirm, if the entry before is another one than in the question.
    private func asksAnew(_ draft: SiteChange, about again: SiteLoggedAgain) async -> Bool {
        state = .saving(draft)
        // Another process may have changed them a moment ago.
        await records.load()
        guard let records = records.state.value, records.activeEntry != again.active else {
            return false
        }
        correction = nil
        state = openQuestion(about: draft) ?? .confirming(draft)
        return true
    }

    /// Moves the entry before to the location in place of logging a change, and gives it the note
    /// of the draft, if that has one.
    ///
    /// It ends the selection. Ignored without a question, and for a change at the same place. Once
    /// the entry before has changed, as by another process, it asks about that one instead.
    public func correctInstead() async {
        guard let (draft, again) = question, !again.isSamePlace else { return }
        if await asksAnew(draft, about: again) { return }
        let id = correction ?? identifiers.next()
        correction = id
        state = .saving(draft)
        let edit = SiteEntryEdit(
            id: id,
            entryID: again.active.id,
            location: .set(draft.locationID),
            note: (draft.note ?? "").isEmpty ? .keep : .set(draft.note),
            profile: draft.profile
        )
        do throws(SiteRotationError) {
            state = .corrected(try await changes.editing.execute(edit))
            leave()
        } catch {
            state =
                error.isCancellation
                ? .asking(draft, again) : .correctionFailed(draft, again, ErrorMessage(error))
        }
    }

    /// The change that is asked about, and the one before.
    private var question: (SiteChange, SiteLoggedAgain)? {
        switch state {
        case .asking(let draft, let again), .correctionFailed(let draft, let again, _):
            (draft, again)
        default: nil
        }
    }

    private func save(_ draft: SiteChange) async {
        state = .saving(draft)
        var change = draft
        change.previousID = draft.previousID ?? records.state.value?.activeEntry?.id
        do throws(SiteRotationError) {
            let logged = try await changes.logging.execute(change)
            if logged.isRepeat, isChangedSinceFailure { throw .savedBefore(logged.entry.id) }
            state = .saved(logged)
            leave()
        } catch {
            if error.isCancellation { return state = .confirming(draft) }
            guard error == .previousOvertaken else {
                return state = .failed(draft, ErrorMessage(error))
            }
            await records.load()
            state =
                draft.describesPrevious
                ? overtaken(draft) : openQuestion(about: draft) ?? overtaken(draft)
        }
    }

    /// However the screen was shown, but no screen that was presented meanwhile.
    private func leave() {
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
            state = .unavailable(ErrorMessage(SiteRotationError.unknownLocation(requested)))
        }
    }
}
