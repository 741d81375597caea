public import Foundation

/// Everything that the tracker shows, as one value that is cheap to copy; see ``SiteEntries``.
///
/// Sets and sensors have a log each. A view is of one device; ``of(_:)`` is that of the other.
public struct SiteRecords: Hashable, Sendable {
    /// The device whose entries and locations these are.
    public let device: WornDevice
    /// All locations of the device, disabled ones included, in the wearer's own order.
    ///
    /// One that is used for the other device alone is among them, disabled, while it has entries.
    public let locations: [SiteLocation]
    /// The locations of both devices.
    public let allLocations: [SiteLocation]
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
    /// The wear profiles of both devices, archived ones included, in the order of lists.
    public let profiles: [WearProfile]
    private let other: Log
    private let positions: [SiteLocation.ID: Int]

    /// The entries of one device.
    struct Log: Hashable, Sendable {
        var entries = SiteEntries()
        var ahead: [SiteEntry] = []
    }

    /// Creates a view of sets; of locations with one id the first counts.
    public init(
        locations: [SiteLocation] = SiteLocation.defaults,
        entries: SiteEntries = SiteEntries(),
        ahead: [SiteEntry] = [],
        answers: [SiteCommandAnswer] = [],
        rests: [SiteRest] = [],
        settings: SiteSettings? = nil,
        profiles: [WearProfile] = WearProfile.defaults,
        sensors: SiteEntries = SiteEntries()
    ) {
        self.init(
            of: .set,
            locations: locations,
            log: Log(entries: entries, ahead: ahead),
            other: Log(entries: sensors),
            answers: answers,
            rests: rests,
            settings: settings,
            profiles: profiles
        )
    }

    init(
        of device: WornDevice,
        locations: [SiteLocation],
        log: Log,
        other: Log,
        answers: [SiteCommandAnswer],
        rests: [SiteRest],
        settings: SiteSettings?,
        profiles: [WearProfile]
    ) {
        var positions: [SiteLocation.ID: Int] = [:]
        var distinct: [SiteLocation] = []
        for location in locations where positions[location.id] == nil {
            positions[location.id] = distinct.count
            distinct.append(location)
        }
        allLocations = distinct
        self.locations = Self.locations(distinct, of: device, log)
        self.device = device
        (entries, ahead) = (log.entries, log.ahead)
        self.other = other
        self.answers = answers
        self.rests = rests
        self.settings = settings
        self.profiles = profiles
        self.positions = positions
    }

    /// A view with the places of a former one of the same device.
    init(
        _ former: SiteRecords,
        log: Log,
        other: Log,
        answers: [SiteCommandAnswer],
        rests: [SiteRest],
        settings: SiteSettings?,
        profiles: [WearProfile]
    ) {
        self.init(
            former,
            of: former.device,
            log,
            other,
            answers: answers,
            rests: rests,
            settings: settings,
            profiles: profiles
        )
    }

    private init(
        _ former: SiteRecords,
        of device: WornDevice,
        _ log: Log,
        _ other: Log,
        answers: [SiteCommandAnswer],
        rests: [SiteRest],
        settings: SiteSettings?,
        profiles: [WearProfile]
    ) {
        self.device = device
        allLocations = former.allLocations
        locations = Self.locations(former.allLocations, of: device, log)
        positions = former.positions
        (entries, ahead) = (log.entries, log.ahead)
        self.other = other
        self.answers = answers
        self.rests = rests
        self.settings = settings
        self.profiles = profiles
    }

    private static func locations(
        _ all: [SiteLocation],
        of device: WornDevice,
        _ log: Log
    ) -> [SiteLocation] {
        // By position, so that no location is copied: this runs at every change.
        guard all.indices.contains(where: { !all[$0].usedFor.contains(device.use) }) else {
            return all
        }
        return all.compactMap { location in
            guard !location.usedFor.contains(device.use) else { return location }
            let isUsed =
                log.entries.use(of: location.id) != nil
                || log.ahead.contains { $0.locationID == location.id }
            return isUsed ? location.disabled : nil
        }
    }

    /// The same records as a view of a device, in O(*m*) in the number of locations.
    ///
    /// Every rule of a view is then about that device: history, statistics, recommendations.
    public func of(_ device: WornDevice) -> SiteRecords {
        guard device != self.device else { return self }
        let log = Log(entries: entries, ahead: ahead)
        return SiteRecords(
            self,
            of: device,
            other,
            log,
            answers: answers,
            rests: rests,
            settings: settings,
            profiles: profiles
        )
    }

    /// The view of each device, this one first.
    var logs: [SiteRecords] { [self, of(device.other)] }

    /// The entry of the other device that is worn, if any.
    public var activeEntryOfOther: SiteEntry? { Self.activeEntry(of: other.entries) }

    /// The entry of the device that is worn, if any.
    public var activeEntry: SiteEntry? { Self.activeEntry(of: entries) }

    private static func activeEntry(of entries: SiteEntries) -> SiteEntry? {
        entries.last.flatMap { $0.isOpen ? $0 : nil }
    }

    /// The location with an id, or `nil` when there is none, in O(1).
    ///
    /// One that is used for the other device alone counts as disabled.
    public func location(_ id: SiteLocation.ID?) -> SiteLocation? {
        guard let location = id.flatMap({ positions[$0] }).map({ allLocations[$0] }) else {
            return nil
        }
        return location.usedFor.contains(device.use) ? location : location.disabled
    }

    /// The entry with an id, ahead or not, if any; O(*n*), but fast for recent entries.
    public func entry(_ id: SiteEntry.ID) -> SiteEntry? {
        ahead.first { $0.id == id } ?? entries.last(id: id)
    }

    public var entryCount: Int { entries.count + ahead.count }

    /// True without any entry of either device, ahead or not.
    package var isEmpty: Bool { logs.allSatisfy { $0.entryCount == 0 } }

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

    /// True if the findings of a set that came off suggest a rest of its place, which has none.
    package func suggestsRest(after entry: SiteEntry, at moment: Date) -> Bool {
        entry.locationID != nil && entry.findings.contains(where: \.suggestsRest)
            && rest(of: entry.locationID, at: moment) == nil
    }

    /// The rests that keep places free at a moment.
    func resting(at moment: Date) -> [SiteLocation.ID: SiteRest] {
        Dictionary(grouping: rests.filter { $0.covers(moment) }, by: \.locationID)
            .compactMapValues { $0.min(by: SiteRest.endsLater) }
    }
}
