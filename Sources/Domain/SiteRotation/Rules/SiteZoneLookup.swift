import MomentumDomain

/// The zone or single location for a typed text; see ``LocationLookup``.
public enum SiteZoneLookup: Hashable, Sendable {
    /// All locations of the zone, or a single one; never empty.
    case found([SiteLocation])
    /// The names of the zones or locations that contain all the words.
    case ambiguous([String])
    case none

    /// - Parameters:
    ///   - text: The typed text, such as `front abdomen`.
    ///   - locations: The candidate locations, in sort order, including disabled ones.
    public init(_ text: String, in locations: [SiteLocation]) {
        let key = text.comparisonKey
        let zones = SiteZone.zones(of: locations)
        if let zone = zones.first(where: { $0.names.contains(key) }) {
            self = .found(zone.locations)
            return
        }
        let words = PlaceWords(text)
        let isLocation = locations.contains { PlaceWords.names(of: $0).contains(key) }
        let fitting = zones.filter { zone in
            !isLocation && zone.locations.contains { words.fit($0.place, withSide: false) }
        }
        // A word can be both a side and the beginning of a zone's word: `le` with a zone `Leg`.
        let others = locations.filter { location in
            words.fit(location.place, withSide: true)
                && !fitting.contains { $0.locations.contains(location) }
        }
        switch fitting.count {
        case 0:
            self =
                switch LocationLookup(text, in: locations) {
                case .found(let location): .found([location])
                case .ambiguous(let locations): .ambiguous(locations.map(\.displayName))
                case .none: .none
                }
        case 1 where others.isEmpty: self = .found(fitting[0].locations)
        default:
            self = .ambiguous(
                fitting.compactMap { $0.locations.first?.place.zone }
                    + others.map(\.displayName)
            )
        }
    }
}

extension SiteZone {
    /// The names in both forms, such as `abdomen (front)` and `front abdomen`.
    fileprivate var names: [String] {
        [name, locations.first?.place.zone ?? ""].map(\.comparisonKey)
    }
}
