public import Foundation

/// The addition of a custom zone.
public struct SiteZoneAddition: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let bodyPart: String
    /// The sub-area; empty for none.
    public let qualifier: String
    /// True for a left and a right location; false for one without a side.
    public let hasSides: Bool
    /// The devices that new locations are used for; existing locations keep theirs.
    public let usedFor: PlaceUse

    public init(
        id: UUID,
        bodyPart: String,
        qualifier: String = "",
        hasSides: Bool = true,
        usedFor: PlaceUse = .both
    ) {
        self.id = id
        self.bodyPart = bodyPart
        self.qualifier = qualifier
        self.hasSides = hasSides
        self.usedFor = usedFor
    }

    /// The writes to a place that is new.
    func write(of place: SitePlace) -> SitePlaceWrite {
        var write = SitePlaceWrite(id: place.id)
        write.identity = .set(place)
        if usedFor != .both { write.usedFor = .set(usedFor) }
        return write
    }
}
