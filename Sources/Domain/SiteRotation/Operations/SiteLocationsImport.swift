public import Foundation

/// The accepted rows of a file of locations.
///
/// Missing locations are created, none is removed, and at least one stays enabled.
public struct SiteLocationsImport: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// The locations in the file's order; `sortOrder` is the position of each among all locations.
    public let locations: [SiteLocation]

    public init(id: UUID, locations: [SiteLocation]) {
        self.id = id
        self.locations = locations
    }

    /// All locations in their new order (SR-113), in O(*n*).
    ///
    /// Locations of the file take their positions; the file's order decides if these are equal or
    /// past the end. Other locations keep their order around them.
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
