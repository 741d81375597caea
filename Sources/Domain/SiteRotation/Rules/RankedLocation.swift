public import Foundation

/// An enabled location with its category and last use.
public struct RankedLocation: Hashable, Sendable, Identifiable {
    public let location: SiteLocation
    /// The latest start of any entry there; `nil` when it was never used.
    public let lastUse: Date?
    public let category: SiteCategory

    public init(location: SiteLocation, lastUse: Date?, category: SiteCategory) {
        self.location = location
        self.lastUse = lastUse
        self.category = category
    }

    public var id: SiteLocation.ID { location.id }
}
