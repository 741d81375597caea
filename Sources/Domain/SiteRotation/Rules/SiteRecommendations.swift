public import Foundation

/// The locations that have rested longest, and those used last.
public struct SiteRecommendations: Hashable, Sendable {
    /// Every enabled location: last used first, never used last.
    public let all: [RankedLocation]
    /// At most three locations, last used first.
    public let avoid: [RankedLocation]
    /// At most three locations, in display order.
    public let recommended: [RankedLocation]
    /// The location with the oldest last use that has no rest; `nil` if none is enabled.
    ///
    /// It is not the place of the other device, unless it is the only one. If all locations rest,
    /// it is the one whose rest ends first.
    public let longestRested: RankedLocation?
}

/// An enabled location with its category and last use.
public struct RankedLocation: Hashable, Sendable, Identifiable {
    public let location: SiteLocation
    /// The latest start of any entry there; `nil` if it was never used.
    public let lastUse: Date?
    public let placeRest: PlaceRest
    public let category: SiteCategory
    /// The rest that covers the location, if its category is `resting`.
    public let rest: SiteRest?
    /// The proximity to the site of the other device, if any.
    public let clash: SiteClash?

    public init(
        location: SiteLocation,
        lastUse: Date?,
        placeRest: PlaceRest,
        category: SiteCategory,
        rest: SiteRest? = nil,
        clash: SiteClash? = nil
    ) {
        self.location = location
        self.lastUse = lastUse
        self.placeRest = placeRest
        self.category = category
        self.rest = rest
        self.clash = clash
    }

    public var id: SiteLocation.ID { location.id }
}

/// The verdict of the recommendations on a location.
public enum SiteCategory: String, Hashable, Sendable, Codable {
    /// Among the last used locations.
    case avoid
    /// Among the locations that have rested longest.
    case recommended
    /// The wearer has planned a rest; replaces any other category.
    case resting
    case neutral
}
