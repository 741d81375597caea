/// Which locations have rested, and which were used last (SR-15 to SR-27).
public struct SiteRecommendations: Hashable, Sendable {
    /// Every enabled location, the last used one first, never used ones at the end (SR-24).
    public let all: [RankedLocation]
    /// At most three, the last used one first (SR-18).
    public let avoid: [RankedLocation]
    /// At most three, in the order in which they are to be shown (SR-19).
    public let recommended: [RankedLocation]
    /// The location that has rested longest of all; `nil` when none is enabled (SR-21).
    public let longestRested: RankedLocation?

    /// The category of a location; `neutral` for one that is unknown or disabled (SR-23).
    ///
    /// - Complexity: O(*n*) in the number of locations.
    public func category(of id: SiteLocation.ID) -> SiteCategory {
        all.first { $0.id == id }?.category ?? .neutral
    }
}
