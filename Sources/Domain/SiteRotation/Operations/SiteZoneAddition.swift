public import Foundation

/// The addition of a custom zone.
public struct SiteZoneAddition: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let bodyPart: String
    /// The sub-area; empty for none.
    public let qualifier: String
    /// True for a left and a right location; false for one without a side.
    public let hasSides: Bool
    /// The devices to use the locations for; existing locations also keep theirs.
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
}
