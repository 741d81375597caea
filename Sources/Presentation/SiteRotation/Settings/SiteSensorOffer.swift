public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

/// The usual places for sensors only, offered when sensors are turned on.
@MainActor
public struct SiteSensorOffer {
    private let records: Feed<SiteRecords>
    private let changes: SiteLocationChanges
    private let identifiers: any IdentifierSource

    public init(
        records: Feed<SiteRecords>,
        changes: SiteLocationChanges,
        identifiers: any IdentifierSource
    ) {
        self.records = records
        self.changes = changes
        self.identifiers = identifiers
    }

    /// The offered zones that are missing, in order, each as an addition to confirm.
    ///
    /// Without loaded locations there are none.
    func zones() async -> [SiteZoneAddition] {
        if records.state.value == nil { await records.load() }
        guard let known = records.state.value?.allLocations else { return [] }
        return SiteZoneAddition.ofSensors(missingFrom: known, ids: identifiers)
    }

    /// Adds zones; after an error each zone is complete or missing.
    func add(_ zones: [SiteZoneAddition]) async throws(SiteRotationError) {
        for zone in zones { try await changes.perform(.addZone(zone)) }
    }
}
