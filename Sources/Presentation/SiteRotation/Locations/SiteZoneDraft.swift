public import MomentumSiteRotationDomain

/// The form of a new zone.
public struct SiteZoneDraft: Hashable, Sendable {
    /// The identity of the addition, which a retry keeps.
    public internal(set) var operation: SiteOperation.ID
    public var bodyPart = ""
    public var qualifier = ""
    public var hasSides = true
    /// The devices that new locations are used for.
    public var usedFor = PlaceUse.both

    public init(operation: SiteOperation.ID) {
        self.operation = operation
    }

    var addition: SiteZoneAddition {
        SiteZoneAddition(
            id: operation,
            bodyPart: bodyPart,
            qualifier: qualifier,
            hasSides: hasSides,
            usedFor: usedFor
        )
    }
}
