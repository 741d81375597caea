public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

/// The usual places of sensors alone, offered when sensors are switched on.
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

    /// The offered zones that are missing, in their order, each as an addition to confirm.
    ///
    /// Without locations that are known there are none.
    func zones() async -> [SiteZoneAddition] {
        if records.state.value == nil { await records.load() }
        guard let known = records.state.value?.allLocations else { return [] }
        return SiteZoneAddition.ofSensors(missingFrom: known, ids: identifiers)
    }

    /// Adds zones; each is whole or missing after an error.
    func add(_ zones: [SiteZoneAddition]) async throws(SiteRotationError) {
        for zone in zones { try await changes.perform(.addZone(zone)) }
    }
}
