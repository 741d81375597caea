import MomentumDomain

/// The locations that share body part and sub-area, on any side.
public struct SiteZone: Hashable, Sendable, Identifiable {
    /// The body part and sub-area, compared without case and extra white space.
    public struct ID: Hashable, Sendable {
        private let bodyPart: String
        private let subArea: String?

        public init(_ place: SitePlace) {
            bodyPart = place.bodyPart.comparisonKey
            subArea = place.subArea?.comparisonKey
        }
    }

    public let id: ID
    /// The locations in the order left, right, no side; never empty.
    public let locations: [SiteLocation]

    /// The name, such as `Abdomen (Front)`.
    public var name: String { locations.first?.zoneName ?? "" }

    /// True if any of its locations is enabled.
    public var isEnabled: Bool { locations.contains(where: \.isEnabled) }

    /// True if the wearer added any of its locations.
    public var isCustom: Bool { locations.contains(where: \.isCustom) }

    /// The locations that deleting the zone removes; default locations stay.
    public var removableLocations: [SiteLocation] { locations.filter(\.isCustom) }

    /// True if it has a left and a right location.
    public var hasBothSides: Bool {
        BodySide.allCases.allSatisfy { side in locations.contains { $0.side == side } }
    }

    /// The zones of the locations, in the order of the lowest sort order of each.
    /// - Complexity: O(*n* log *n*) in the number of locations.
    public static func zones(of locations: [SiteLocation]) -> [SiteZone] {
        let ordered = locations.sorted { $0.sortOrder < $1.sortOrder }
        let groups = Dictionary(grouping: ordered) { ID($0.place) }
        var known: Set<ID> = []
        return ordered.compactMap { location in
            let id = ID(location.place)
            guard known.insert(id).inserted, let members = groups[id] else { return nil }
            return SiteZone(
                id: id,
                locations: members.sorted {
                    ($0.place.sideRank, $0.id) < ($1.place.sideRank, $1.id)
                }
            )
        }
    }
}
