public import Foundation
import MomentumDomain

/// The figures and entries of a period, for a care team.
public struct SiteReport: Hashable, Sendable {
    /// The options of a report.
    public struct Request: Hashable, Sendable {
        /// The default number of days in a report.
        public static let usualDays = 90

        /// The first day.
        public var from: SiteDay
        /// The last day, which is included.
        public var to: SiteDay
        /// The name of the wearer, if the report shows it.
        public var name: String?
        public var includesNotes: Bool

        public init(
            from: SiteDay,
            to: SiteDay,
            name: String? = nil,
            includesNotes: Bool = false
        ) {
            self.from = from
            self.to = to
            self.name = name?.nilIfBlank
            self.includesNotes = includesNotes
        }

        /// The request for some days up to `to`.
        public init(days: Int = usualDays, to: SiteDay) {
            self.init(from: to.adding(1 - days), to: to)
        }

        /// The number of days; 0 if the last day precedes the first.
        public func dayCount() -> Int {
            guard from <= to else { return 0 }
            let seconds = to.end(in: .gmt).timeIntervalSince(from.start(in: .gmt))
            return Int((seconds / 86_400).rounded())
        }
    }

    /// A location that has an entry or a rest in the period, or is enabled.
    public struct Place: Hashable, Sendable, Identifiable {
        /// The figures of the period's entries; the rest is as of ``SiteReport/moment``.
        public let figures: SiteFigures
        /// The rests that overlap the period, by their beginning.
        public let rests: [SiteRest]

        public var id: SiteLocation.ID { figures.id }
    }

    /// An entry that starts in the period.
    public struct Row: Hashable, Sendable, Identifiable {
        public let entry: SiteEntry
        /// The location; `nil` if unknown.
        public let location: SiteLocation?
        /// True if the set was worn beyond the period; the wearing counts completely.
        public let isCut: Bool

        public var id: SiteEntry.ID { entry.id }
    }

    public let request: Request
    /// The creation time of the report.
    public let made: Date
    /// The time up to which rest days are counted: the end of the period, at most ``made``.
    public let moment: Date
    /// The figures of all entries of ``rows``.
    public let statistics: SiteStatistics
    public let places: [Place]
    /// The rows, earliest start first.
    public let rows: [Row]
    /// The number of uncounted wearings that began before the period and lasted into it.
    public let earlierCount: Int
    /// The number of entries that no rule counts, because their times are in the future or
    /// impossible.
    public let aheadCount: Int
    /// The number of entries of the other device in the period, which the report omits.
    public let othersCount: Int

    /// Creates the report from a view of the records; equal arguments give equal reports.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    public init(_ records: SiteRecords, _ request: Request, made: Date, calendar: Calendar) {
        let zone = calendar.timeZone
        let (start, end) = (request.from.start(in: zone), request.to.end(in: zone))
        // A day ends with its last millisecond; the next instant belongs to the next day.
        let moment = min(end - 0.001, made)
        func isIncluded(_ entry: SiteEntry) -> Bool {
            start <= entry.startTime && entry.startTime < end
        }
        let entries = records.entries.filter(isIncluded)
        let used = Set(entries.compactMap(\.locationID))
        let rests = Dictionary(
            grouping: records.rests.filter { $0.from < end && !$0.isOver(at: start) },
            by: \.locationID
        )
        // Locations that are disabled now, or for another device, may have counted in the period.
        let locations = records.locations.map { location in
            var location = location
            let isShown = used.contains(location.id) || rests[location.id] != nil
            location.isEnabled = location.isEnabled || isShown
            location.usedFor = .both
            return location
        }
        let statistics = SiteStatistics(
            records: SiteRecords(locations: locations, entries: SiteEntries(entries)),
            settings: SiteSettings(),
            now: moment,
            calendar: calendar,
            firstReason: records.entries.firstReason
        )
        .with(records.entries.rest(at: moment, made: made), at: moment, in: calendar)
        self.request = request
        self.made = made
        self.moment = moment
        self.statistics = statistics
        places = statistics.perLocation.map { Place(figures: $0, rests: rests[$0.id] ?? []) }
        rows = entries.map { entry in
            Row(
                entry: entry,
                location: records.location(entry.locationID),
                isCut: entry.endTime.map { $0 > end } ?? (made >= end)
            )
        }
        earlierCount = records.entries.count { entry in
            entry.startTime < start && entry.endTime.map { $0 > start } ?? true
        }
        aheadCount = records.ahead.count
        othersCount = records.of(records.device.other).entries.count(where: isIncluded)
    }
}

extension SiteEntries {
    /// The rest of each used place at a time when later ends had not happened yet.
    fileprivate func rest(at moment: Date, made: Date) -> [SiteLocation.ID: PlaceRest] {
        var rests: [SiteLocation.ID: PlaceRest] = [:]
        var worn: SiteEntry?
        for entry in self where entry.startTime <= moment {
            worn = entry
            guard let location = entry.locationID else { continue }
            let end = Swift.min(entry.endTime ?? moment, moment)
            if case .since(let earlier)? = rests[location], earlier > end { continue }
            rests[location] = .since(end)
        }
        // At present only an open entry is worn; in the past, one whose end came later.
        let isWorn = worn?.endTime.map { $0 > moment && moment < made } ?? true
        if let location = worn?.locationID, isWorn {
            rests[location] = .inUse
        }
        return rests
    }
}

extension SiteStatistics {
    /// The figures with other rests.
    fileprivate func with(
        _ rests: [SiteLocation.ID: PlaceRest],
        at moment: Date,
        in calendar: Calendar
    ) -> SiteStatistics {
        let places = perLocation.map { site in
            let rest = rests[site.id] ?? .neverUsed
            return SiteFigures(
                location: site.location,
                totalUses: site.totalUses,
                lastUse: site.lastUse,
                rest: rest,
                restDays: rest.days(at: moment, in: calendar),
                wear: site.wear,
                comparedProfile: site.comparedProfile,
                comparedWearings: site.comparedWearings,
                isComparable: site.isComparable,
                absorption: site.absorption,
                failures: site.failures,
                failsMoreOften: site.failsMoreOften
            )
        }
        return SiteStatistics(self, perLocation: places)
    }

    private init(_ other: SiteStatistics, perLocation: [SiteFigures]) {
        self.perLocation = perLocation
        (overall, failures) = (other.overall, other.failures)
        (firstUse, moment) = (other.firstUse, other.moment)
        (perProfile, profiles) = (other.perProfile, other.profiles)
    }
}
