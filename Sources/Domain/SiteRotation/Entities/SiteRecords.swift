public import Foundation

/// Everything that the tracker shows, as one value that is cheap to copy; see ``SiteEntries``.
///
/// Sets and sensors each have a log. A view is of one device; ``of(_:)`` returns the other.
public struct SiteRecords: Hashable, Sendable {
    /// The device whose entries and locations these are.
    public let device: WornDevice
    /// All locations of the device, including disabled ones, in the wearer's own order.
    ///
    /// A location of only the other device is included as disabled while it has entries.
    public let locations: [SiteLocation]
    /// The locations of both devices.
    public let allLocations: [SiteLocation]
    /// All entries that count, earliest start first.
    public let entries: SiteEntries
    /// The entries that start more than a day after the time of the view, or outside all calendars,
    /// earliest first.
    ///
    /// A clock was wrong, so no rule includes them.
    public let ahead: [SiteEntry]
    /// The results of the watch's latest commands, newest last: at most 64.
    public let answers: [SiteCommandAnswer]
    /// The rests of places, including past ones, by their beginning.
    public let rests: [SiteRest]
    /// The wearer's settings, without those of a device; `nil` before any were chosen.
    public let settings: SiteSettings?
    /// The wear profiles of both devices, including archived ones, in list order.
    public let profiles: [WearProfile]
    private let other: Log
    private let positions: [SiteLocation.ID: Int]

    /// The entries of one device.
    struct Log: Hashable, Sendable {
        var entries = SiteEntries()
        var ahead: [SiteEntry] = []
    }

    /// Creates a view of sets; the first of several locations with one id counts.
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

    /// Creates a view with the places of a former view of the same device.
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
        // Locations are found by position, so that none is copied: this runs at every change.
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

    /// The records as a view of a device, in O(*m*) in the number of locations.
    ///
    /// Every rule of a view then applies to that device: history, statistics, recommendations.
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

    /// The worn entry of the other device, if any.
    public var activeEntryOfOther: SiteEntry? { Self.activeEntry(of: other.entries) }

    /// The worn entry of the device, if any.
    public var activeEntry: SiteEntry? { Self.activeEntry(of: entries) }

    private static func activeEntry(of entries: SiteEntries) -> SiteEntry? {
        entries.last.flatMap { $0.isOpen ? $0 : nil }
    }

    /// The location with an id, in O(1); `nil` if there is none.
    ///
    /// A location of only the other device counts as disabled.
    public func location(_ id: SiteLocation.ID?) -> SiteLocation? {
        configuredLocation(id).map { location in
            location.usedFor.contains(device.use) ? location : location.disabled
        }
    }

    /// The location with an id, whichever device it is used for; `nil` if there is none.
    func configuredLocation(_ id: SiteLocation.ID?) -> SiteLocation? {
        id.flatMap { positions[$0] }.map { allLocations[$0] }
    }

    /// The entry with an id, including future ones; O(*n*), but fast for recent entries.
    public func entry(_ id: SiteEntry.ID) -> SiteEntry? {
        ahead.first { $0.id == id } ?? entries.last(id: id)
    }

    public var entryCount: Int { entries.count + ahead.count }

    /// True if neither device has an entry, including future ones.
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

    /// The rest that covers a place at a time; of several, the one that ends last.
    ///
    /// Its end is the time from which the place can be used again: rests that follow one another
    /// without a break end with the last of them.
    ///
    /// - Complexity: O(*n* log *n*) in the number of rests.
    public func rest(of location: SiteLocation.ID?, at moment: Date) -> SiteRest? {
        SiteRest.covering(moment, among: rests.filter { $0.locationID == location })
    }

    /// True if the findings of a removed set suggest a rest, and its place has none.
    package func suggestsRest(after entry: SiteEntry, at moment: Date) -> Bool {
        entry.locationID != nil && entry.findings.contains(where: \.suggestsRest)
            && rest(of: entry.locationID, at: moment) == nil
    }

    /// The rests that are in effect at a moment.
    func resting(at moment: Date) -> [SiteLocation.ID: SiteRest] {
        Dictionary(grouping: rests, by: \.locationID)
            .compactMapValues { SiteRest.covering(moment, among: $0) }
    }
}
