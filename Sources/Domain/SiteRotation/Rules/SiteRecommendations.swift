/// The locations that have rested, and those used last.
public struct SiteRecommendations: Hashable, Sendable {
    /// Every enabled location, the last used one first, never used ones at the end.
    public let all: [RankedLocation]
    /// At most three, the last used one first.
    public let avoid: [RankedLocation]
    /// At most three, in the order to show them.
    public let recommended: [RankedLocation]
    /// The location with the longest rest; `nil` when none is enabled.
    public let longestRested: RankedLocation?

    /// The category of a location; `neutral` for an unknown or disabled one.
    ///
    /// O(*n*).
    public func category(of id: SiteLocation.ID) -> SiteCategory {
        all.first { $0.id == id }?.category ?? .neutral
    }
}
