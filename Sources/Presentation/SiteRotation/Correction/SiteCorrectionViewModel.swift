public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// A correction of the history: its fields, the resulting plan, and one save.
@MainActor
@Observable
public final class SiteCorrectionViewModel {
    /// The correction that the fields describe.
    public enum Subject: Hashable, Sendable {
        /// A forgotten change, or a correction that another screen proposes.
        case insertion
        /// The start or end of an entry.
        case move(SiteEntry.ID)
    }

    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// The entry could not be read, or no longer exists.
        case unavailable(ErrorMessage)
        case editing
        case planning
        /// The correction is impossible; changing a field returns to editing.
        case refused(ErrorMessage)
        /// Nothing is written yet. The message reports that the records changed since another plan.
        case planned(SiteCorrectionPlan, ErrorMessage?)
        case applying(SiteCorrectionPlan)
        /// Nothing was written; ``SiteCorrectionViewModel/apply()`` retries the plan.
        case failed(SiteCorrectionPlan, ErrorMessage)
        case applied(SiteCorrectionPlan)
    }

    public private(set) var state: State = .idle
    /// The fields; `nil` before they are loaded.
    public private(set) var form: SiteCorrectionForm?

    private let subject: Subject
    private let records: Feed<SiteRecords>
    private let changes: SiteCorrectionChanges
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay
    @ObservationIgnored private var newest = 0
    /// The correction that the latest save tried to write.
    @ObservationIgnored private var attempted: SiteOperation.ID?

    /// `dates` proposes the time of a forgotten change; `identifiers` provides the ids of the
    /// operations.
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

    /// The available locations, including disabled ones.
    public var locations: [SiteLocation] { records.state.value?.locations ?? [] }

    /// The profiles that a forgotten change can have, in list order.
    public var profiles: [WearProfile] { records.state.value?.offeredProfiles ?? [] }

    /// The profile of a forgotten change: the chosen one, or that of the change before its start;
    /// `nil` for none.
    public var profile: WearProfile? {
        guard let form, let known = records.state.value else { return nil }
        guard case .set(let chosen) = form.profile else { return known.lastProfile(at: form.start) }
        return known.profile(chosen)
    }

    /// The shown plan.
    public var plan: SiteCorrectionPlan? {
        switch state {
        case .planned(let plan, _), .applying(let plan), .failed(let plan, _), .applied(let plan):
            plan
        case .idle, .loading, .unavailable, .editing, .planning, .refused: nil
        }
    }

    /// The texts of the plan; `nil` if there is none.
    public var texts: SiteCorrectionAdapter? {
        guard let plan, let records = records.state.value else { return nil }
        return SiteCorrectionAdapter(plan, in: records, now: dates.now, display: display)
    }

    /// True if ``apply()`` would write changes.
    public var canApply: Bool {
        switch state {
        case .planned(let plan, _), .failed(let plan, _): !plan.effects.isEmpty
        default: false
        }
    }

    /// Reads the data for the fields.
    ///
    /// Ignored once the data is loaded, so that no typing is lost.
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
                return state = .unavailable(
                    ErrorMessage(SiteRotationError.unknownEntry(id), words: display.words)
                )
            }
            form = SiteCorrectionForm(operation: identifiers.next(), moving: entry)
        }
        state = .editing
    }

    /// Changes the fields, which discards a plan; ignored while a plan is being applied.
    public func edit(_ change: (inout SiteCorrectionForm) -> Void) {
        guard let before = form, canEdit else { return }
        var form = before
        change(&form)
        guard form != before else { return }
        // The failed save may still have reached the store. Under the same identity, later changes
        // would count as a repetition and be lost.
        if form.operation == attempted { form.operation = identifiers.next() }
        newest += 1
        self.form = form
        state = .editing
    }

    /// Plans the correction in the fields; writes nothing.
    public func plan() async {
        guard let form, canEdit, let records = records.state.value else { return }
        guard let correction = form.correction(in: records) else { return }
        await plan(correction)
    }

    /// Plans the deletion of the entry; the previous one takes over its end.
    ///
    /// Writes nothing. Ignored without an entry.
    public func planDeletion() async {
        guard let entry = form?.entry, canEdit else { return }
        let deletion = SiteEntryDeletion(id: identifiers.next(), entryID: entry.id)
        await plan(.delete(deletion, extendsPrevious: true))
    }

    /// Plans the reopening of the entry; for the last but one, also the deletion of the last.
    ///
    /// Writes nothing. Ignored without an entry.
    public func planReopening() async {
        guard let entry = form?.entry, canEdit else { return }
        await plan(.reopen(SiteReopening(id: identifiers.next(), entryID: entry.id)))
    }

    /// Plans a correction that another screen proposes; writes nothing.
    ///
    /// A later call replaces this one. Ignored while a plan is being applied.
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

    /// Applies the visible plan; ignored if there is none.
    ///
    /// If the records have changed so that its effects would differ, the new plan is shown.
    public func apply() async {
        guard canApply, let plan else { return }
        state = .applying(plan)
        attempted = plan.id
        do throws(SiteRotationError) {
            try await changes.applying.execute(plan)
            state = .applied(plan)
            await records.load()
        } catch {
            switch error {
            case .planChanged(let newer):
                state = .planned(newer, ErrorMessage(error, words: display.words))
            case .issueGone:
                state = .refused(ErrorMessage(error, words: display.words))
                await records.load()
            case .repository where error.isCancellation: state = .planned(plan, nil)
            default: state = .failed(plan, ErrorMessage(error, words: display.words))
            }
        }
    }

    /// Returns to the fields without writing; ignored while a plan is being applied.
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

    /// The message of a refusal, with the name of the entry that causes it.
    private func message(of error: SiteRotationError) -> ErrorMessage {
        let message = ErrorMessage(error, words: display.words)
        guard case .startTaken(let id) = error, let records = records.state.value,
            let entry = records.entry(id)
        else { return message }
        let wording = SiteEffectWording(records: records, display: display)
        return message.saying(display.texts.corrections.startTaken(wording.named(entry)))
    }
}
