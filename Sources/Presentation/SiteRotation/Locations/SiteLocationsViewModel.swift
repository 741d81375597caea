public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The zones of the rotation: switching, adding, moving and deleting them.
@MainActor
@Observable
public final class SiteLocationsViewModel {
    /// The activity of the screen besides showing the zones.
    ///
    /// Each case has the open form for a new zone, which keeps its content in all of them.
    public enum State: Hashable, Sendable {
        case showing
        case adding(SiteZoneDraft)
        /// Asks for a confirmation to delete locations, usually those of a zone.
        case confirmingRemoval([SiteLocation], draft: SiteZoneDraft?)
        case saving(SiteOperation, draft: SiteZoneDraft?)
        /// Nothing was written; ``SiteLocationsViewModel/retry()`` retries the operation.
        case failed(SiteOperation, ErrorMessage, draft: SiteZoneDraft?)
    }

    public private(set) var state: State = .showing

    private let records: Feed<SiteRecords>
    private let changes: SiteLocationChanges
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay

    public init(
        records: Feed<SiteRecords>,
        changes: SiteLocationChanges,
        identifiers: any IdentifierSource,
        display: SiteDisplay
    ) {
        self.records = records
        self.changes = changes
        self.identifiers = identifiers
        self.display = display
    }

    /// The zones in order; they follow every change of the records.
    public var zones: LoadState<[SiteZone], ErrorMessage> {
        records.state.map { SiteZone.zones(of: $0.allLocations) }
    }

    public var rows: [SiteZoneAdapter] {
        (zones.value ?? []).map { SiteZoneAdapter($0, texts: display.texts) }
    }

    /// The form for a new zone, from its opening until it is saved or cancelled.
    public var draft: SiteZoneDraft? {
        switch state {
        case .showing: nil
        case .adding(let draft): draft
        case .confirmingRemoval(_, let draft), .saving(_, let draft), .failed(_, _, let draft):
            draft
        }
    }

    /// The reason the zone cannot be added as typed; `nil` if it can.
    public var problem: ErrorMessage? {
        guard case .adding(let draft) = state, let records = records.state.value else {
            return nil
        }
        return draft.addition.problem(in: records).map { ErrorMessage($0, words: display.words) }
    }

    /// The question before locations are deleted, while it is open.
    public var question: String? {
        guard case .confirmingRemoval(let locations, _) = state, let first = locations.first
        else { return nil }
        let name =
            locations.count == 1
            ? display.texts.displayName(of: first) : display.texts.zone(of: first.place)
        return display.texts.locations.deleteQuestion(name)
    }

    /// Reads the records unless they are loaded; concurrent calls share the load.
    public func load() async {
        await records.loadIfNeeded()
    }

    /// Enables or disables all locations of a zone; ignored while saving.
    public func setZone(_ id: SiteZone.ID, isEnabled: Bool) async {
        guard let zone = zone(id) else { return }
        await setLocations(zone.locations.map(\.id), isEnabled: isEnabled)
    }

    /// Enables or disables locations, usually a single one; ignored while saving.
    public func setLocations(_ ids: [SiteLocation.ID], isEnabled: Bool) async {
        guard !isSaving else { return }
        await perform(
            .switchLocations(
                SiteLocationSwitch(
                    id: identifiers.next(),
                    locationIDs: ids,
                    isEnabled: isEnabled
                )
            )
        )
    }

    /// Uses locations for sets, for sensors or for both; ignored while saving.
    public func use(_ ids: [SiteLocation.ID], for use: PlaceUse) async {
        guard !isSaving else { return }
        await perform(
            .useLocations(SiteLocationUse(id: identifiers.next(), locationIDs: ids, use: use))
        )
    }

    /// Moves a zone to a position among the zones, from 0; ignored while saving.
    public func move(_ zone: SiteZone.ID, to position: Int) async {
        guard !isSaving else { return }
        await perform(
            .moveZone(SiteZoneMove(id: identifiers.next(), zone: zone, position: position))
        )
    }

    /// Opens the form for a new zone; ignored while it is open and while saving.
    public func startAdding() {
        guard !isSaving, draft == nil else { return }
        state = .adding(SiteZoneDraft(operation: identifiers.next()))
    }

    /// Changes the form; ignored unless the form is the current state.
    public func edit(_ change: (inout SiteZoneDraft) -> Void) {
        guard case .adding(var draft) = state else { return }
        change(&draft)
        state = .adding(draft)
    }

    /// Adds the zone of the form, unless it has a problem; ignored while saving.
    public func add() async {
        guard case .adding(let draft) = state, problem == nil else { return }
        await perform(.addZone(draft.addition))
    }

    /// Asks to confirm deleting a zone.
    ///
    /// Ignored while saving, and for a default zone, which can only be disabled.
    public func askToRemove(_ id: SiteZone.ID) {
        guard let zone = zone(id) else { return }
        askToRemove(zone.removableLocations)
    }

    /// Asks to confirm deleting locations of one zone, such as one side of it.
    ///
    /// Ignored while saving, and if one of them can only be disabled.
    public func askToRemove(_ locations: [SiteLocation]) {
        guard !isSaving, !locations.isEmpty, locations.allSatisfy(\.isCustom) else { return }
        state = .confirmingRemoval(locations, draft: draft)
    }

    /// Deletes the locations of the question; ignored at any other time.
    public func remove() async {
        guard case .confirmingRemoval(let locations, _) = state else { return }
        await perform(
            .removeLocations(
                SiteLocationRemoval(
                    id: identifiers.next(),
                    locationIDs: locations.map(\.id)
                )
            )
        )
    }

    /// Retries the failed operation under the same identity; ignored while saving.
    public func retry() async {
        guard case .failed(let operation, _, _) = state else { return }
        await perform(operation)
    }

    /// Goes back: from a question or a failure to the form if it is open, otherwise to the zones.
    ///
    /// Ignored while saving.
    public func cancel() {
        switch state {
        case .saving: return
        case .showing, .adding: state = .showing
        case .confirmingRemoval(_, let draft): showZones(draft: draft)
        case .failed(let operation, _, var draft):
            // The form may now be changed, and would then add something other than what failed
            // (SR-32).
            if draft?.operation == operation.id { draft?.operation = identifiers.next() }
            showZones(draft: draft)
        }
    }

    private var isSaving: Bool {
        if case .saving = state { true } else { false }
    }

    private func zone(_ id: SiteZone.ID) -> SiteZone? {
        zones.value?.first { $0.id == id }
    }

    private func showZones(draft: SiteZoneDraft?) {
        state = draft.map { .adding($0) } ?? .showing
    }

    private func perform(_ operation: SiteOperation) async {
        let draft = draft
        state = .saving(operation, draft: draft)
        do throws(SiteRotationError) {
            try await changes.perform(operation)
            // The added zone is no longer a draft.
            showZones(draft: operation.id == draft?.operation ? nil : draft)
        } catch {
            if error.isCancellation {
                showZones(draft: draft)
            } else {
                state = .failed(operation, ErrorMessage(error, words: display.words), draft: draft)
            }
        }
    }
}
