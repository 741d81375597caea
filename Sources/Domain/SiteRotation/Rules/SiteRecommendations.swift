public import Foundation

/// The locations that have rested, and those used last.
public struct SiteRecommendations: Hashable, Sendable {
    /// Every enabled location, the last used one first, never used ones at the end.
    public let all: [RankedLocation]
    /// At most three, the last used one first.
    public let avoid: [RankedLocation]
    /// At most three, in the order to show them.
    public let recommended: [RankedLocation]
    /// The location used the longest ago that does not rest; `nil` when none is enabled.
    ///
    /// It is not where the other device is worn, unless it is the only one. If all rest, it is the
    /// one whose rest ends first.
    public let longestRested: RankedLocation?

    /// The category of a location, in O(*n*); `neutral` for an unknown or disabled one.
    public func category(of id: SiteLocation.ID) -> SiteCategory {
        all.first { $0.id == id }?.category ?? .neutral
    }
}

/// An enabled location with its category and last use.
public struct RankedLocation: Hashable, Sendable, Identifiable {
    public let location: SiteLocation
    /// The latest start of any entry there; `nil` when it was never used.
    public let lastUse: Date?
    public let placeRest: PlaceRest
    public let category: SiteCategory
    /// The rest that keeps the location free, if it has the category `resting`.
    public let rest: SiteRest?
    /// The nearness to what the other device wears, if any.
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
    /// Left free by the wearer for a time; replaces any other category.
    case resting
    case neutral
}
