public import Foundation

/// The removal of custom locations; those with entries are only disabled.
public struct SiteLocationRemoval: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let locationIDs: [SiteLocation.ID]

    public init(id: UUID, locationIDs: [SiteLocation.ID]) {
        self.id = id
        self.locationIDs = locationIDs
    }
}
