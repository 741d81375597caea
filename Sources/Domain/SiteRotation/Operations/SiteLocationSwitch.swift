public import Foundation

/// Enables or disables the locations of a zone, or a single one.
public struct SiteLocationSwitch: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let locationIDs: [SiteLocation.ID]
    public let isEnabled: Bool

    public init(id: UUID, locationIDs: [SiteLocation.ID], isEnabled: Bool) {
        self.id = id
        self.locationIDs = locationIDs
        self.isEnabled = isEnabled
    }
}
