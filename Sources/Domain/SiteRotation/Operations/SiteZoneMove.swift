public import Foundation

/// A move of a whole zone to another place in the order.
public struct SiteZoneMove: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let zone: SiteZone.ID
    /// The position among the zones after the move, counted from 0; limited to their number.
    public let position: Int

    public init(id: UUID, zone: SiteZone.ID, position: Int) {
        self.id = id
        self.zone = zone
        self.position = position
    }
}
