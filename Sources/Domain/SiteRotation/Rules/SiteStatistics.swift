public import Foundation

/// The use of the enabled locations, and the wearing times there.
public struct SiteStatistics: Hashable, Sendable {
    /// Every enabled location, used or not, in sort order.
    public let perLocation: [SiteFigures]
    /// The median of all wearings at enabled locations, pooled and filtered once, in hours.
    public let overallMedianHours: Double?
    /// The failures at all enabled locations.
    public let failures: FailureFigures

    /// Computes all figures; disabled locations and their entries are ignored.
    ///
    /// - Complexity: One pass over the entries, and sorting their durations: O(*n* log *n*).
    public init(records: SiteRecords, settings: SiteSettings, now: Date, calendar: Calendar) {
        let ranks = records.enabledLocations.map { location in
            SiteRank(location: location, lastUse: records.entries.use(of: location.id)?.lastUse)
        }
        .sorted(by: SiteRank.isFirst)
        let hours = records.entries.completedHours(at: ranks.map(\.id))
        let overall = WearFigures(hours.flatMap(\.self)).medianHours

        let failed = records.entries.failures(at: ranks.map(\.id))
        let allFailed = FailureFigures(failed)

        overallMedianHours = overall
        failures = allFailed
        perLocation = zip(ranks, zip(hours, failed)).map { rank, figures in
            let (hours, failed) = figures
            let wear = WearFigures(hours)
            return SiteFigures(
                location: rank.location,
                totalUses: records.entries.use(of: rank.id)?.count ?? 0,
                lastUse: rank.lastUse,
                daysSinceLastUse: rank.lastUse.map {
                    DayCount.days(from: $0, to: now, in: calendar)
                },
                wear: wear,
                absorption: AbsorptionFlag(
                    medianHours: wear.medianHours,
                    overallHours: overall,
                    threshold: settings.absorptionThreshold
                ),
                failures: failed,
                failsMoreOften: failed.isMarked(among: allFailed)
            )
        }
    }

    public var locationsTracked: Int { perLocation.count }

    public var totalSiteChanges: Int { perLocation.lazy.map(\.totalUses).reduce(0, +) }

    /// The number of wearings that the figures of their location leave out.
    public var anomaliesExcluded: Int { perLocation.lazy.map(\.wear.anomalyCount).reduce(0, +) }

    /// The used locations in sort order; only their ids are distinct.
    public var usageDistribution: [SiteFigures] { perLocation.filter { $0.totalUses > 0 } }

    /// The used locations, longest rest first, ties in sort order.
    public var restTime: [SiteFigures] {
        usageDistribution.enumerated().sorted { left, right in
            let days = (left.element.daysSinceLastUse ?? 0, right.element.daysSinceLastUse ?? 0)
            return days.0 == days.1 ? left.offset < right.offset : days.0 > days.1
        }
        .map(\.element)
    }

    /// True if no enabled location has an entry.
    public var isEmpty: Bool { totalSiteChanges == 0 }
}
