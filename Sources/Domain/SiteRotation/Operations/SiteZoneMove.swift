public import Foundation

/// A move of a complete zone to another position in the order.
public struct SiteZoneMove: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let zone: SiteZone.ID
    /// The position among the zones after the move, from 0; clamped to their number.
    public let position: Int

    public init(id: UUID, zone: SiteZone.ID, position: Int) {
        self.id = id
        self.zone = zone
        self.position = position
    }
}
