public import Foundation

/// The choice of the devices that locations are used for.
public struct SiteLocationUse: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let locationIDs: [SiteLocation.ID]
    public let use: PlaceUse

    /// An empty `use` counts as both devices.
    public init(id: UUID, locationIDs: [SiteLocation.ID], use: PlaceUse) {
        self.id = id
        self.locationIDs = locationIDs
        self.use = use.isEmpty ? .both : use
    }
}
