public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The rests of places: adding, ending and deleting them.
@MainActor
@Observable
public final class SiteRestsViewModel {
    /// The activity of the screen besides showing the rests.
    public enum State: Hashable, Sendable {
        case showing
        case adding(SiteRestForm)
        case saving(SiteRestChange, form: SiteRestForm?)
        /// Nothing was written; ``SiteRestsViewModel/retry()`` retries the same change.
        case failed(SiteRestChange, ErrorMessage, form: SiteRestForm?)
    }

    public private(set) var state: State = .showing
    /// The rest that the last change was about, as it is now, or was before its deletion.
    public private(set) var lastChanged: SiteRest?

    private let records: Feed<SiteRecords>
    private let change: any ChangeSiteRestUseCaseProtocol
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay

    /// Rests begin and end by `dates`; `identifiers` names the changes.
    public init(
        records: Feed<SiteRecords>,
        change: any ChangeSiteRestUseCaseProtocol,
        dates: any WallClock,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.records = records
        self.change = change
        self.dates = dates
        self.identifiers = identifiers
        self.display = display
    }

    /// All rests: those that last first, then those that are over, the latest end first.
    public var rests: LoadState<[SiteRest], ErrorMessage> {
        let now = dates.now
        return records.state.map { records in
            let over = records.rests.filter { $0.isOver(at: now) }.sorted { left, right in
                (left.until ?? .distantFuture) > (right.until ?? .distantFuture)
            }
            return records.rests.filter { !$0.isOver(at: now) } + over
        }
    }

    public var rows: [SiteRestAdapter] {
        let now = dates.now
        return (rests.value ?? []).map { rest in
            SiteRestAdapter(
                rest,
                location: records.state.value?.location(rest.locationID),
                now: now,
                display: display
            )
        }
    }

    /// The locations that can rest, disabled ones included.
    public var locations: [SiteLocation] { records.state.value?.allLocations ?? [] }

    /// The form of a new rest, from its opening until it is saved or cancelled.
    public var form: SiteRestForm? {
        switch state {
        case .showing: nil
        case .adding(let form): form
        case .saving(_, let form), .failed(_, _, let form): form
        }
    }

    /// Reads the records unless they are known; a call meanwhile waits for the same answer.
    public func load() async {
        await records.loadIfNeeded()
    }

    /// Opens the form for a new rest; ignored while it is open and while saving.
    public func startAdding(at location: SiteLocation.ID? = nil) {
        guard !isSaving, form == nil else { return }
        state = .adding(SiteRestForm(operation: identifiers.next(), locationID: location))
    }

    /// Changes the form; ignored unless the form is the present state.
    public func edit(_ change: (inout SiteRestForm) -> Void) {
        guard case .adding(var form) = state else { return }
        change(&form)
        state = .adding(form)
    }

    /// Adds the rest of the form; ignored without a location and while saving.
    public func add() async {
        guard case .adding(let form) = state, let draft = form.draft else { return }
        await perform(SiteRestChange(id: form.operation, action: .add(draft)))
    }

    /// Ends a rest now; ignored while saving.
    public func end(_ id: SiteRest.ID) async {
        guard !isSaving else { return }
        await perform(SiteRestChange(id: identifiers.next(), action: .end(id)))
    }

    /// Deletes a rest, which undo brings back; ignored while saving.
    public func delete(_ id: SiteRest.ID) async {
        guard !isSaving else { return }
        await perform(SiteRestChange(id: identifiers.next(), action: .delete(id)))
    }

    /// Retries the failed change under the same identity; ignored while saving.
    public func retry() async {
        guard case .failed(let change, _, _) = state else { return }
        await perform(change)
    }

    /// Goes back: from a failure to the form if it is open, else to the rests; ignored while
    /// saving.
    public func cancel() {
        switch state {
        case .saving: return
        case .showing, .adding: state = .showing
        case .failed(let change, _, var form):
            // The form may be changed now, and would then add something else than what failed
            // (SR-32).
            if form?.operation == change.id { form?.operation = identifiers.next() }
            state = form.map { .adding($0) } ?? .showing
        }
    }

    private var isSaving: Bool {
        if case .saving = state { true } else { false }
    }

    private func perform(_ change: SiteRestChange) async {
        let form = form
        state = .saving(change, form: form)
        do throws(SiteRotationError) {
            lastChanged = try await self.change.execute(change)
            // The added rest is no longer a draft.
            state = form.flatMap { $0.operation == change.id ? nil : .adding($0) } ?? .showing
        } catch {
            state =
                error.isCancellation
                ? form.map { .adding($0) } ?? .showing
                : .failed(change, ErrorMessage(error), form: form)
        }
    }
}

/// The fields of a rest that is being added.
public struct SiteRestForm: Hashable, Sendable {
    /// The identity of the change, which a retry after a failure keeps.
    public internal(set) var operation: SiteOperation.ID
    public var locationID: SiteLocation.ID?
    /// The beginning; `nil` for the moment of saving.
    public var from: Date?
    /// The moment from which the place can be used again; `nil` until further notice.
    public var until: Date?
    public var reason: RestReason?
    public var note: String

    public init(operation: SiteOperation.ID, locationID: SiteLocation.ID? = nil) {
        self.operation = operation
        self.locationID = locationID
        note = ""
    }

    /// The rest to add; `nil` before a location was chosen.
    var draft: SiteRestDraft? {
        locationID.map { location in
            SiteRestDraft(
                locationID: location,
                from: from,
                until: until,
                reason: reason,
                note: note.isEmpty ? nil : note
            )
        }
    }
}
