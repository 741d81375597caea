public import Foundation
import MomentumDomain

/// The wearer's places on a front and a back view of the body, each with its rest.
public struct BodyMap: Hashable, Sendable {
    /// A place with its rest, on the map or not.
    public struct Site: Hashable, Sendable, Identifiable {
        public let location: SiteLocation
        public let rest: PlaceRest
        public let level: BodyMapLevel
        /// Whole days of rest; `nil` if never used or in use.
        public let days: Int?
        public let category: SiteCategory
        /// The key from A to Z in sort order; `nil` from the twenty-seventh place on.
        public let key: Character?

        public var id: SiteLocation.ID { location.id }
    }

    /// The part of a figure that represents a place.
    public struct Region: Hashable, Sendable, Identifiable {
        public let site: Site
        public let view: BodyView
        /// One polygon; a place without a side has one on each half.
        public let polygons: [[BodyPoint]]

        public var id: SiteLocation.ID { site.id }
    }

    /// The moment that the map shows.
    public let moment: Date
    /// True if the front is mirrored, with the wearer's left on the left.
    public let isMirrored: Bool
    /// All places, in sort order.
    public let sites: [Site]
    /// The places that the figures show, in sort order.
    public let regions: [Region]

    /// The places that no figure shows, in sort order.
    public var sitesWithoutRegion: [Site] {
        let shown = Set(regions.map(\.id))
        return sites.filter { !shown.contains($0.id) }
    }

    /// Creates the map of the enabled locations, and of the one in use.
    ///
    /// - Parameters:
    ///   - records: The records.
    ///   - options: The options of the recommendations.
    ///   - moment: The time to show. The locations are always those of today.
    ///   - isPast: True for a past time, after which later entries had not happened yet. For the
    ///     present, an entry slightly ahead of the clock counts, as everywhere.
    ///   - calendar: The calendar that counts days.
    ///   - isMirrored: True for a mirrored front view.
    /// - Complexity: One pass over the entries for a time before the last entry; otherwise O(*m*
    ///   log *n*) for *m* locations.
    public init(
        records: SiteRecords,
        options: RecommendationOptions = RecommendationOptions(),
        moment: Date,
        isPast: Bool,
        calendar: Calendar,
        isMirrored: Bool = false
    ) {
        let ranked =
            isPast
            ? records.recommendations(at: moment, options: options)
            : SiteRecommender.recommend(records, at: moment, options: options)
        let known = Dictionary(ranked.all.map { ($0.id, $0) }) { first, _ in first }
        let locations = records.locations.compactMap { location in
            known[location.id]
                ?? (records.placeRest(of: location.id) == .inUse
                    ? RankedLocation(
                        location: location,
                        lastUse: nil,
                        placeRest: .inUse,
                        category: .neutral
                    ) : nil)
        }
        let sites = locations.enumerated().map { number, site in
            let days = site.placeRest.days(at: moment, in: calendar)
            return Site(
                location: site.location,
                rest: site.placeRest,
                level: site.category == .resting && site.placeRest != .inUse
                    ? .resting : BodyMapLevel(site.placeRest, days: days),
                days: days,
                category: site.category,
                key: number < Self.keys.count ? Self.keys[number] : nil
            )
        }
        self.moment = moment
        self.isMirrored = isMirrored
        self.sites = sites
        regions = Self.regions(of: sites, isMirrored: isMirrored)
    }

    private static let keys = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

extension SiteRecords {
    /// The recommendations at a time, for the locations of today.
    fileprivate func recommendations(
        at moment: Date,
        options: RecommendationOptions
    ) -> SiteRecommendations {
        let lastChange = [entries.last?.startTime, entries.lastEnd].compactMap(\.self).max()
        guard let lastChange, lastChange > moment else {
            return SiteRecommender.recommend(self, at: moment, options: options)
        }
        // Later ends and entries had not happened yet: the set was still worn.
        let count = entries.firstPosition(from: moment.milliseconds + 1)
        let worn = count > 0 ? entries[count - 1].id : nil
        let earlier = SiteEntries.Walk(through: entries).prefix(count).lazy.map { row, end in
            let isWorn = row.id == worn && end.map { $0 > moment.milliseconds } ?? true
            return SiteEntry(
                id: row.id,
                locationID: entries.location(of: row),
                start: row.start,
                end: isWorn ? nil : end.map { min($0, moment.milliseconds) },
                note: nil
            )
        }
        return SiteRecommender.recommend(
            locations: locations,
            entries: earlier,
            resting: resting(at: moment),
            options: options
        )
    }
}
