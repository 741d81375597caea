public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain
public import Observation

/// The zones that are rotated: switching, adding, moving and deleting them.
@MainActor
@Observable
public final class SiteLocationsViewModel {
    /// What the screen is doing, besides showing the zones.
    ///
    /// The form for a new zone stays as it was typed, whatever happens beside it: each case carries
    /// the one that is open.
    public enum State: Hashable, Sendable {
        case showing
        /// The form for a new zone is open.
        case adding(SiteZoneDraft)
        /// Asks whether some locations, as a rule those of a zone, are to be deleted.
        case confirmingRemoval([SiteLocation], draft: SiteZoneDraft?)
        case saving(SiteOperation, draft: SiteZoneDraft?)
        /// Nothing was written; ``SiteLocationsViewModel/retry()`` tries the same again.
        case failed(SiteOperation, ErrorMessage, draft: SiteZoneDraft?)
    }

    public private(set) var state: State = .showing

    private let records: Feed<SiteRecords>
    private let changes: SiteLocationChanges
    private let identifiers: any IdentifierSource
    private let display: SiteDisplay

    /// - Parameters:
    ///   - records: The records, shared with the other screens.
    ///   - changes: What can be done to locations.
    ///   - identifiers: Names the operations.
    ///   - display: How things are said.
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

    /// The zones in their order; they follow the records, whoever changes them.
    public var zones: LoadState<[SiteZone], ErrorMessage> {
        records.state.map { SiteZone.zones(of: $0.locations) }
    }

    /// The texts of the zones.
    public var rows: [SiteZoneAdapter] {
        (zones.value ?? []).map { SiteZoneAdapter($0, texts: display.texts) }
    }

    /// The form for a new zone, from its opening until it was saved or cancelled.
    public var draft: SiteZoneDraft? {
        switch state {
        case .showing: nil
        case .adding(let draft): draft
        case .confirmingRemoval(_, let draft), .saving(_, let draft), .failed(_, _, let draft):
            draft
        }
    }

    /// What speaks against adding the zone as it is typed; `nil` when nothing does.
    public var problem: ErrorMessage? {
        guard case .adding(let draft) = state, let records = records.state.value else {
            return nil
        }
        return draft.addition.problem(in: records).map { ErrorMessage($0) }
    }

    /// The question before locations are deleted, while it is asked.
    public var question: String? {
        guard case .confirmingRemoval(let locations, _) = state, let first = locations.first
        else { return nil }
        let name = locations.count == 1 ? first.displayName : first.zoneName
        return display.texts.locations.deleteQuestion(name)
    }

    /// Reads the records unless they are known; a call meanwhile waits for the same answer.
    public func load() async {
        await records.loadIfNeeded()
    }

    /// Switches all locations of a zone; ignored while something is saved.
    public func setZone(_ id: SiteZone.ID, isEnabled: Bool) async {
        guard let zone = zone(id) else { return }
        await setLocations(zone.locations.map(\.id), isEnabled: isEnabled)
    }

    /// Switches some locations, as a rule a single one; ignored while something is saved.
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

    /// Moves a zone to a position among the zones, counted from 0. Ignored while something is
    /// saved.
    public func move(_ zone: SiteZone.ID, to position: Int) async {
        guard !isSaving else { return }
        await perform(
            .moveZone(SiteZoneMove(id: identifiers.next(), zone: zone, position: position))
        )
    }

    /// Opens the form for a new zone; ignored while it is open, and while something is saved.
    public func startAdding() {
        guard !isSaving, draft == nil else { return }
        state = .adding(SiteZoneDraft(operation: identifiers.next()))
    }

    /// Changes what is typed in the form; ignored while something else is asked or shown.
    public func edit(_ change: (inout SiteZoneDraft) -> Void) {
        guard case .adding(var draft) = state else { return }
        change(&draft)
        state = .adding(draft)
    }

    /// Adds the zone of the form, unless something speaks against it. A second call while that is
    /// running changes nothing.
    public func add() async {
        guard case .adding(let draft) = state, problem == nil else { return }
        await perform(.addZone(draft.addition))
    }

    /// Asks whether a zone is to be deleted.
    ///
    /// Ignored while something is saved, and for one that can only be switched off.
    public func askToRemove(_ id: SiteZone.ID) {
        guard let zone = zone(id) else { return }
        askToRemove(zone.removableLocations)
    }

    /// Asks whether locations of one zone are to be deleted, such as one side of it.
    ///
    /// Ignored while something is saved, and when one of them can only be switched off.
    public func askToRemove(_ locations: [SiteLocation]) {
        guard !isSaving, !locations.isEmpty, locations.allSatisfy(\.isCustom) else { return }
        state = .confirmingRemoval(locations, draft: draft)
    }

    /// Deletes the locations that were asked about. A second call while that is running changes
    /// nothing.
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

    /// Tries again what failed, as the same operation. A second call while that is running changes
    /// nothing.
    public func retry() async {
        guard case .failed(let operation, _, _) = state else { return }
        await perform(operation)
    }

    /// Goes back: from the form to the zones, else to the form if it is open, else to the zones.
    ///
    /// Ignored while something is saved.
    public func cancel() {
        switch state {
        case .saving: return
        case .showing, .adding: state = .showing
        case .confirmingRemoval(_, let draft): showZones(draft: draft)
        case .failed(let operation, _, var draft):
            // The form may be changed now, and then adds something else than what failed (SR-32).
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
            // What is added now is no draft any more.
            showZones(draft: operation.id == draft?.operation ? nil : draft)
        } catch {
            if error.isCancellation {
                showZones(draft: draft)
            } else {
                state = .failed(operation, ErrorMessage(error), draft: draft)
            }
        }
    }
}
