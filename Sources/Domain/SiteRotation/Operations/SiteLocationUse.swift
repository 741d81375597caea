public import Foundation

/// The choice of the devices that locations are used for.
public struct SiteLocationUse: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let locationIDs: [SiteLocation.ID]
    public let use: PlaceUse

    /// A `use` for nothing counts as one for both.
    public init(id: UUID, locationIDs: [SiteLocation.ID], use: PlaceUse) {
        self.id = id
        self.locationIDs = locationIDs
        self.use = use.isEmpty ? .both : use
    }
}
