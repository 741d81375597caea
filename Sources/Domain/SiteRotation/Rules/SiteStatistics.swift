public import Foundation

/// The use of the enabled locations, and the wearing times there.
public struct SiteStatistics: Hashable, Sendable {
    /// Every enabled location, used or not, in sort order.
    public let perLocation: [SiteFigures]
    /// All wearings at enabled locations, pooled and filtered once.
    public let overall: WearFigures
    /// The start of the first entry at an enabled location; `nil` without one.
    public let firstUse: Date?
    /// The moment that the figures are of.
    public let moment: Date
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
        let overall = WearFigures(hours.flatMap(\.self))
        let wears = hours.map(WearFigures.init)
        let counted = wears.map(\.countedWearings).reduce(0, +)

        let failed = records.entries.failures(at: ranks.map(\.id))
        let allFailed = FailureFigures(failed)

        self.overall = overall
        let enabled = Set(ranks.map(\.id))
        firstUse = records.entries.first { $0.locationID.map(enabled.contains) ?? false }?.startTime
        moment = now
        failures = allFailed
        perLocation = zip(ranks, zip(wears, failed)).map { rank, figures in
            let (wear, failed) = figures
            let rest = records.placeRest(of: rank.id)
            let isComparable =
                min(wear.countedWearings, counted - wear.countedWearings)
                >= AbsorptionFlag.fewestWearings
            return SiteFigures(
                location: rank.location,
                totalUses: records.entries.use(of: rank.id)?.count ?? 0,
                lastUse: rank.lastUse,
                rest: rest,
                restDays: rest.days(at: now, in: calendar),
                wear: wear,
                isComparable: isComparable,
                absorption: isComparable
                    ? AbsorptionFlag(
                        medianHours: wear.medianHours,
                        overallHours: overall.medianHours,
                        threshold: settings.absorptionThreshold
                    ) : nil,
                failures: failed,
                failsMoreOften: failed.isMarked(among: allFailed)
            )
        }
    }

    /// The median of ``overall``, in hours.
    public var overallMedianHours: Double? { overall.medianHours }

    public var locationsTracked: Int { perLocation.count }

    public var totalSiteChanges: Int { perLocation.lazy.map(\.totalUses).reduce(0, +) }

    /// The number of wearings that the figures of their location leave out.
    public var anomaliesExcluded: Int { perLocation.lazy.map(\.wear.anomalyCount).reduce(0, +) }

    /// The part of ``anomaliesExcluded`` that lasted less than 12 hours.
    public var shortWearings: Int { perLocation.lazy.map(\.wear.shortWearings).reduce(0, +) }

    /// The rest of ``anomaliesExcluded``, far shorter than the others at their location.
    public var outliers: Int { perLocation.lazy.map(\.wear.outliers).reduce(0, +) }

    /// The used locations in sort order; only their ids are distinct.
    public var usageDistribution: [SiteFigures] { perLocation.filter { $0.totalUses > 0 } }

    /// The locations with the most uses, in sort order; none without a use.
    public var mostUsed: [SiteFigures] {
        let most = perLocation.lazy.map(\.totalUses).max()
        return usageDistribution.filter { $0.totalUses == most }
    }

    /// The locations with the longest rest, in sort order; none if none rests.
    public var longestRest: [SiteFigures] {
        let longest = perLocation.lazy.compactMap(\.restDays).max()
        return longest.map { longest in perLocation.filter { $0.restDays == longest } } ?? []
    }

    /// The used locations, longest rest first, ties in sort order; the one in use is last.
    public var restTime: [SiteFigures] {
        usageDistribution.enumerated().sorted { left, right in
            let days = (left.element.restDays ?? -1, right.element.restDays ?? -1)
            return days.0 == days.1 ? left.offset < right.offset : days.0 > days.1
        }
        .map(\.element)
    }

    /// True if no enabled location has an entry.
    public var isEmpty: Bool { totalSiteChanges == 0 }
}
