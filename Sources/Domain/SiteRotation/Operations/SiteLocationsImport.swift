public import Foundation

/// The accepted rows of a file of locations. Missing locations are created; nothing is removed, and
/// one location stays enabled.
public struct SiteLocationsImport: Hashable, Sendable, Identifiable {
    /// The identity of the operation.
    public let id: UUID
    /// The locations as the file has them, in its sort order; `sortOrder` is the position that each
    /// takes among all locations.
    public let locations: [SiteLocation]

    public init(id: UUID, locations: [SiteLocation]) {
        self.id = id
        self.locations = locations
    }

    /// All locations in their new order: those of the file at their positions, and in the order of
    /// the file where these are equal or past the end; the others around them as they are (SR-113).
    ///
    /// - Complexity: O(*n*) in the number of locations.
    func placed(among present: [SiteLocation]) -> [SiteLocation] {
        let named = Set(locations.map(\.id))
        var others = present.filter { !named.contains($0.id) }[...]
        var placed: [SiteLocation] = []
        for location in locations {
            let gap = max(placed.count, location.sortOrder) - placed.count
            placed.append(contentsOf: others.prefix(gap))
            others = others.dropFirst(gap)
            placed.append(location)
        }
        return placed + others
    }
}
