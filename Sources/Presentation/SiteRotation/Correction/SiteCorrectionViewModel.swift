public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// A correction of the history: its fields, the plan that follows from them, and one save.
@MainActor
@Observable
public final class SiteCorrectionViewModel {
    /// The correction that the fields are for.
    public enum Subject: Hashable, Sendable {
        /// A change that was forgotten, or a correction that another screen proposes.
        case insertion
        /// The start or end of an entry.
        case move(SiteEntry.ID)
    }

    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// The entry could not be read, or is gone.
        case unavailable(ErrorMessage)
        case editing
        case planning
        /// The correction is not possible; changing a field returns to editing.
        case refused(ErrorMessage)
        /// Nothing is written yet. The message says that the records changed since another plan.
        case planned(SiteCorrectionPlan, ErrorMessage?)
        case applying(SiteCorrectionPlan)
        /// Nothing was written; ``SiteCorrectionViewModel/apply()`` retries the same plan.
        case failed(SiteCorrectionPlan, ErrorMessage)
        case applied(SiteCorrectionPlan)
    }

    public private(set) var state: State = .idle
    /// The fields; `nil` before they are known.
    public private(set) var form: SiteCorrectionForm?

    private let subject: Subject
    private let records: Feed<SiteRecords>
    private let changes: SiteCorrectionChanges
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay
    @ObservationIgnored private var newest = 0

    /// `dates` proposes the time of a forgotten change; `identifiers` names the operations.
    public init(
        subject: Subject,
        records: Feed<SiteRecords>,
        changes: SiteCorrectionChanges,
        dates: any WallClock,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.subject = subject
        self.records = records
        self.changes = changes
        self.dates = dates
        self.identifiers = identifiers
        self.display = display
    }

    /// The locations that can be chosen, disabled ones included.
    public var locations: [SiteLocation] { records.state.value?.locations ?? [] }

    /// The profiles that a forgotten change can have, in the order of lists.
    public var profiles: [WearProfile] { records.state.value?.offeredProfiles ?? [] }

    /// The profile that a forgotten change gets: the chosen one, else that of the change before its
    /// start; `nil` for none.
    public var profile: WearProfile? {
        guard let form, let known = records.state.value else { return nil }
        guard case .set(let chosen) = form.profile else { return known.lastProfile(at: form.start) }
        return known.profile(chosen)
    }

    /// The plan that is shown.
    public var plan: SiteCorrectionPlan? {
        switch state {
        case .planned(let plan, _), .applying(let plan), .failed(let plan, _), .applied(let plan):
            plan
        case .idle, .loading, .unavailable, .editing, .planning, .refused: nil
        }
    }

    /// The texts of the plan; `nil` without one.
    public var texts: SiteCorrectionAdapter? {
        guard let plan, let records = records.state.value else { return nil }
        return SiteCorrectionAdapter(plan, in: records, now: dates.now, display: display)
    }

    /// True if ``apply()`` would write something.
    public var canApply: Bool {
        switch state {
        case .planned(let plan, _), .failed(let plan, _): !plan.effects.isEmpty
        default: false
        }
    }

    /// Reads what the fields need.
    ///
    /// Ignored once they are known, so that no typing is lost.
    public func load() async {
        switch state {
        case .idle, .unavailable: state = .loading
        case .loading: break
        default: return
        }
        await records.loadIfNeeded()
        guard case .loading = state else { return }
        guard let known = records.state.value else {
            return state = records.state.failure.map(State.unavailable) ?? .idle
        }
        switch subject {
        case .insertion:
            form = SiteCorrectionForm(operation: identifiers.next(), start: dates.now)
        case .move(let id):
            guard let entry = known.entry(id) else {
                return state = .unavailable(ErrorMessage(SiteRotationError.unknownEntry(id)))
            }
            form = SiteCorrectionForm(operation: identifiers.next(), moving: entry)
        }
        state = .editing
    }

    /// Changes the fields, which gives up a plan; ignored while a plan is applied.
    public func edit(_ change: (inout SiteCorrectionForm) -> Void) {
        guard let before = form, canEdit else { return }
        var form = before
        change(&form)
        guard form != before else { return }
        // The failed save may have reached the store nevertheless. Under the same identity, later
        // changes would count as a repetition and be lost.
        if case .failed = state { form.operation = identifiers.next() }
        newest += 1
        self.form = form
        state = .editing
    }

    /// Plans what the fields say; nothing is written.
    public func plan() async {
        guard let form, canEdit, let records = records.state.value else { return }
        guard let correction = form.correction(in: records) else { return }
        await plan(correction)
    }

    /// Plans the deletion of the entry, whose end the one before takes over.
    ///
    /// Nothing is written. Ignored without an entry.
    public func planDeletion() async {
        guard let entry = form?.entry, canEdit else { return }
        let deletion = SiteEntryDeletion(id: identifiers.next(), entryID: entry.id)
        await plan(.delete(deletion, extendsPrevious: true))
    }

    /// Plans that the entry is worn again: the last but one together with deleting the last.
    ///
    /// Nothing is written. Ignored without an entry.
    public func planReopening() async {
        guard let entry = form?.entry, canEdit else { return }
        await plan(.reopen(SiteReopening(id: identifiers.next(), entryID: entry.id)))
    }

    /// Plans a correction that another screen proposes; nothing is written.
    ///
    /// A later call overtakes this one. Ignored while a plan is applied.
    public func plan(_ correction: SiteCorrection) async {
        if case .applying = state { return }
        newest += 1
        let number = newest
        state = .planning
        await records.loadIfNeeded()
        let outcome = await outcome(of: correction)
        guard number == newest else { return }
        state = outcome
    }

    /// Applies the plan that is shown; ignored without one.
    ///
    /// If the records have changed so that it would do something else, the new plan is shown.
    public func apply() async {
        guard canApply, let plan else { return }
        state = .applying(plan)
        do throws(SiteRotationError) {
            try await changes.applying.execute(plan)
            state = .applied(plan)
            await records.load()
        } catch {
            switch error {
            case .planChanged(let newer): state = .planned(newer, ErrorMessage(error))
            case .issueGone:
                state = .refused(ErrorMessage(error))
                await records.load()
            case .repository where error.isCancellation: state = .planned(plan, nil)
            default: state = .failed(plan, ErrorMessage(error))
            }
        }
    }

    /// Returns to the fields, with nothing written; ignored while a plan is applied.
    public func cancel() {
        switch state {
        case .planning, .planned, .refused, .failed:
            newest += 1
            state = form == nil ? .idle : .editing
        default: return
        }
    }

    private var canEdit: Bool {
        switch state {
        case .editing, .planning, .planned, .refused, .failed: true
        case .idle, .loading, .unavailable, .applying, .applied: false
        }
    }

    private func outcome(of correction: SiteCorrection) async -> State {
        do throws(SiteRotationError) {
            return .planned(try await changes.planning.execute(correction), nil)
        } catch {
            if error.isCancellation { return form == nil ? .idle : .editing }
            return .refused(message(of: error))
        }
    }

    /// The message of a refusal, with the name of the entry that is in the way.
    private func message(of error: SiteRotationError) -> ErrorMessage {
        let message = ErrorMessage(error)
        guard case .startTaken(let id) = error, let records = records.state.value,
            let entry = records.entry(id)
        else { return message }
        let wording = SiteEffectWording(records: records, display: display)
        return message.saying(display.texts.corrections.startTaken(wording.named(entry)))
    }
}
