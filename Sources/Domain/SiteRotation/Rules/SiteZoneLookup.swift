import MomentumDomain

/// The zone or the single location that a typed text means; see ``LocationLookup``.
public enum SiteZoneLookup: Hashable, Sendable {
    /// All locations of the zone, or one; never empty.
    case found([SiteLocation])
    /// The zones or locations that have all the words, by name.
    case ambiguous([String])
    case none

    /// - Parameters:
    ///   - text: The typed text, such as `front abdomen`.
    ///   - locations: The possible locations, in sort order; disabled ones count too.
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
        // A word can be a side as well as the beginning of a zone's: `le` with a zone `Leg`.
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
    /// `abdomen (front)`, `front abdomen`.
    fileprivate var names: [String] {
        [name, locations.first?.place.zone ?? ""].map(\.comparisonKey)
    }
}
