public import Foundation

/// Everything that the tracker shows, as one value that is cheap to copy; see ``SiteEntries``.
public struct SiteRecords: Hashable, Sendable {
    /// All locations, disabled ones included, in the wearer's own order.
    public let locations: [SiteLocation]
    /// Every entry that counts, earliest start first.
    public let entries: SiteEntries
    /// Entries that start more than a day after the moment of the view, or at a time outside all
    /// calendars, earliest first.
    ///
    /// A clock was wrong, so no rule counts them.
    public let ahead: [SiteEntry]
    /// The results of the latest commands of the watch, the newest last: 64 at most.
    public let answers: [SiteCommandAnswer]
    /// The rests of places, also those that are over, by their beginning.
    public let rests: [SiteRest]
    /// The wearer's settings, without those of a device; `nil` before any were chosen.
    public let settings: SiteSettings?
    private let positions: [SiteLocation.ID: Int]

    /// Creates a view; of locations with one id the first counts.
    public init(
        locations: [SiteLocation] = SiteLocation.defaults,
        entries: SiteEntries = SiteEntries(),
        ahead: [SiteEntry] = [],
        answers: [SiteCommandAnswer] = [],
        rests: [SiteRest] = [],
        settings: SiteSettings? = nil
    ) {
        var positions: [SiteLocation.ID: Int] = [:]
        var distinct: [SiteLocation] = []
        for location in locations where positions[location.id] == nil {
            positions[location.id] = distinct.count
            distinct.append(location)
        }
        self.locations = distinct
        self.entries = entries
        self.ahead = ahead
        self.answers = answers
        self.rests = rests
        self.settings = settings
        self.positions = positions
    }

    init(
        _ other: SiteRecords,
        entries: SiteEntries,
        ahead: [SiteEntry],
        answers: [SiteCommandAnswer],
        rests: [SiteRest],
        settings: SiteSettings?
    ) {
        locations = other.locations
        positions = other.positions
        self.entries = entries
        self.ahead = ahead
        self.answers = answers
        self.rests = rests
        self.settings = settings
    }

    /// The entry of the set that is worn, if any.
    public var activeEntry: SiteEntry? {
        entries.last.flatMap { $0.isOpen ? $0 : nil }
    }

    /// The location with an id, or `nil` when there is none, in O(1).
    public func location(_ id: SiteLocation.ID?) -> SiteLocation? {
        id.flatMap { positions[$0] }.map { locations[$0] }
    }

    /// The entry with an id, ahead or not, if any; O(*n*), but fast for recent entries.
    public func entry(_ id: SiteEntry.ID) -> SiteEntry? {
        ahead.first { $0.id == id } ?? entries.last(id: id)
    }

    public var entryCount: Int { entries.count + ahead.count }

    /// The locations that can be chosen, in the wearer's own order.
    public var enabledLocations: [SiteLocation] {
        locations.filter(\.isEnabled)
    }
}

extension SiteRecords {
    /// The rest of a location.
    ///
    /// - Complexity: O(log *n*) in the number of entries.
    public func placeRest(of location: SiteLocation.ID) -> PlaceRest {
        if let active = activeEntry, active.locationID == location { return .inUse }
        return entries.lastEnd(at: location).map(PlaceRest.since) ?? .neverUsed
    }

    /// The rest that keeps a place free at a moment: of several, the one that ends last.
    ///
    /// - Complexity: O(*n*) in the number of rests.
    public func rest(of location: SiteLocation.ID?, at moment: Date) -> SiteRest? {
        rests.filter { $0.locationID == location && $0.covers(moment) }
            .min(by: SiteRest.endsLater)
    }

    /// The rests that keep places free at a moment.
    func resting(at moment: Date) -> [SiteLocation.ID: SiteRest] {
        Dictionary(grouping: rests.filter { $0.covers(moment) }, by: \.locationID)
            .compactMapValues { $0.min(by: SiteRest.endsLater) }
    }
}
