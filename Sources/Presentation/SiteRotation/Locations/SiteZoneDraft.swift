public import MomentumSiteRotationDomain

/// A zone that is being added: what the fields of the form hold.
public struct SiteZoneDraft: Hashable, Sendable {
    /// The identity of the addition: a retry after a failure is the same one.
    public internal(set) var operation: SiteOperation.ID
    public var bodyPart = ""
    public var qualifier = ""
    public var hasSides = true

    public init(operation: SiteOperation.ID) {
        self.operation = operation
    }

    var addition: SiteZoneAddition {
        SiteZoneAddition(
            id: operation,
            bodyPart: bodyPart,
            qualifier: qualifier,
            hasSides: hasSides
        )
    }
}
