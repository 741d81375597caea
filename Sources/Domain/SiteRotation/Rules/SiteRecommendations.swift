/// Which locations have rested, and which were used last.
public struct SiteRecommendations: Hashable, Sendable {
    /// Every enabled location, the last used one first, never used ones at the end.
    public let all: [RankedLocation]
    /// At most three, the last used one first.
    public let avoid: [RankedLocation]
    /// At most three, in the order in which they are to be shown.
    public let recommended: [RankedLocation]
    /// The location that has rested longest of all; `nil` when none is enabled.
    public let longestRested: RankedLocation?

    /// The category of a location; `neutral` for one that is unknown or disabled.
    /// - Complexity: O(*n*) in the number of locations.
    public func category(of id: SiteLocation.ID) -> SiteCategory {
        all.first { $0.id == id }?.category ?? .neutral
    }
}
