public import Foundation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The rests of places: adding, ending and deleting them.
@MainActor
@Observable
public final class SiteRestsViewModel {
    public typealias State = SiteChangeState<SiteRestForm, SiteRestChange>

    public private(set) var state: State = .showing
    /// The rest of the last change, in its new state, or before its deletion.
    public private(set) var lastChanged: SiteRest?

    private let records: Feed<SiteRecords>
    private let change: any ChangeSiteRestUseCaseProtocol
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay

    /// `dates` determines when rests begin and end; `identifiers` provides the ids of the changes.
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

    /// All rests: current ones first, then past ones, latest end first.
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

    /// The number of locations that rest now; a location may have several rests.
    public var restingCount: Int {
        let now = dates.now
        return Set((rests.value ?? []).filter { $0.covers(now) }.map(\.locationID)).count
    }

    /// The locations that can rest, including disabled ones.
    public var locations: [SiteLocation] { records.state.value?.allLocations ?? [] }

    /// The form of a new rest, from its opening until it is saved or cancelled.
    public var form: SiteRestForm? { state.form }

    /// Reads the records unless they are loaded; concurrent calls share the load.
    public func load() async {
        await records.loadIfNeeded()
    }

    /// Opens the form for a new rest; ignored while it is open and while saving.
    public func startAdding(at location: SiteLocation.ID? = nil) {
        guard !state.isSaving, form == nil else { return }
        state = .editing(SiteRestForm(operation: identifiers.next(), locationID: location))
    }

    /// Changes the form; ignored unless the form is the current state.
    public func edit(_ change: (inout SiteRestForm) -> Void) { state.edit(change) }

    /// Adds the rest of the form; ignored without a location and while saving.
    public func add() async {
        guard case .editing(let form) = state, let draft = form.draft else { return }
        await perform(SiteRestChange(id: form.operation, action: .add(draft)))
    }

    /// Ends a rest now; ignored while saving.
    public func end(_ id: SiteRest.ID) async {
        guard !state.isSaving else { return }
        await perform(SiteRestChange(id: identifiers.next(), action: .end(id)))
    }

    /// Deletes a rest, which undo restores; ignored while saving.
    public func delete(_ id: SiteRest.ID) async {
        guard !state.isSaving else { return }
        await perform(SiteRestChange(id: identifiers.next(), action: .delete(id)))
    }

    /// Retries the failed change under the same identity; ignored while saving.
    public func retry() async {
        guard case .failed(let change, _, _) = state else { return }
        await perform(change)
    }

    /// Goes back: from a failure to the form if it is open, otherwise to the rests.
    ///
    /// Ignored while saving.
    public func cancel() { state.cancel(identifiers) }

    private func perform(_ change: SiteRestChange) async {
        state.save(change)
        do throws(SiteRotationError) {
            lastChanged = try await self.change.execute(change)
            state.end(change)
        } catch {
            state.fail(change, error, display.words)
        }
    }
}

/// The fields of a rest that is being added.
public struct SiteRestForm: SiteChangeForm {
    /// The identity of the change, which a retry keeps.
    public private(set) var operation: SiteOperation.ID
    public var locationID: SiteLocation.ID?
    /// The beginning; `nil` for the moment of saving.
    public var from: Date?
    /// The time from which the place can be used again; `nil` if the rest is open-ended.
    public var until: Date?
    public var reason: RestReason?
    public var note: String

    public init(operation: SiteOperation.ID, locationID: SiteLocation.ID? = nil) {
        self.operation = operation
        self.locationID = locationID
        note = ""
    }

    public func with(_ operation: SiteOperation.ID) -> SiteRestForm {
        var form = self
        form.operation = operation
        return form
    }

    /// The rest to add; `nil` until a location is chosen.
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
