public import Foundation

/// The use of the enabled locations, and the wear times there.
public struct SiteStatistics: Hashable, Sendable {
    /// All enabled locations, used or not, in sort order.
    public let perLocation: [SiteFigures]
    /// All wearings at enabled locations, pooled and filtered once.
    public let overall: WearFigures
    /// The start of the first entry at an enabled location; `nil` if there is none.
    public let firstUse: Date?
    /// The moment for which the figures apply.
    public let moment: Date
    /// The failures at all enabled locations.
    public let failures: FailureFigures
    /// The figures of each profile with a completed wearing, in list order, no profile last; empty
    /// if no wearing has one.
    public let perProfile: [ProfileFigures]
    /// The profiles whose entries the figures are about.
    public let profiles: WearProfileFilter

    /// Computes all figures; ignores disabled locations and their entries.
    ///
    /// With a single profile, uses, wear times and failures are those of its entries; rests include
    /// all entries.
    ///
    /// - Complexity: One pass over the entries, plus sorting their durations: O(*n* log *n*).
    public init(
        records: SiteRecords,
        settings: SiteSettings,
        now: Date,
        calendar: Calendar,
        profiles: WearProfileFilter = .any
    ) {
        self.init(
            records: records,
            settings: settings,
            now: now,
            calendar: calendar,
            profiles: profiles,
            firstReason: records.entries.firstReason
        )
    }

    /// The figures of a part of a history; `firstReason` is that of the whole history.
    init(
        records: SiteRecords,
        settings: SiteSettings,
        now: Date,
        calendar: Calendar,
        profiles: WearProfileFilter = .any,
        firstReason: Int64?
    ) {
        let ranks = records.enabledLocations.map { location in
            SiteRank(location: location, lastUse: records.entries.use(of: location.id)?.lastUse)
        }
        .sorted(by: SiteRank.isFirst)
        let ids = ranks.map(\.id)
        let wearings = records.entries.completedWearings(
            at: ids,
            of: profiles,
            firstReason: firstReason
        )
        let hours = wearings.map { $0.mapValues(\.hours) }
        let byProfile = hours.map { $0.mapValues(WearFigures.init) }
        let pooled: [WearProfile.ID?: [Double]] = hours.reduce(into: [:]) { pools, place in
            for (profile, hours) in place { pools[profile, default: []] += hours }
        }
        let pools = pooled.mapValues(WearFigures.init)
        let overall = Self.whole(pooled, pools)
        let comparisons = WearComparison.comparisons(of: byProfile, among: pools, in: records)

        let failed = wearings.map { $0.mapValues(\.failures) }
        let allFailed = FailureFigures(failed.flatMap(\.values))
        let uses = records.entries.useCounts(at: ids, of: profiles)

        self.overall = overall
        let enabled = Set(ranks.map(\.id))
        firstUse = records.entries.first { $0.locationID.map(enabled.contains) ?? false }?.startTime
        moment = now
        failures = allFailed
        self.profiles = profiles
        perProfile = Self.perProfile(pools, failed, in: records)
        perLocation = ranks.indices.map { index in
            let rank = ranks[index]
            let wear = Self.whole(hours[index], byProfile[index])
            let failed = FailureFigures(Array(failed[index].values))
            let rest = records.placeRest(of: rank.id)
            let comparison = comparisons[index]
            let isComparable = comparison?.isPossible ?? false
            return SiteFigures(
                location: rank.location,
                totalUses: uses[index],
                lastUse: rank.lastUse,
                rest: rest,
                restDays: rest.days(at: now, in: calendar),
                wear: wear,
                comparedProfile: records.profile(comparison?.profile),
                comparedWearings: comparison?.here.countedWearings ?? 0,
                isComparable: isComparable,
                absorption: isComparable
                    ? AbsorptionFlag(
                        medianHours: comparison?.here.medianHours,
                        overallHours: comparison?.everywhere.medianHours,
                        threshold: settings.absorptionThreshold
                    ) : nil,
                failures: failed,
                failsMoreOften: failed.isMarked(among: allFailed)
            )
        }
    }

    /// The figures of all profiles together; those of a single profile are reused.
    private static func whole(
        _ hours: [WearProfile.ID?: [Double]],
        _ figures: [WearProfile.ID?: WearFigures]
    ) -> WearFigures {
        figures.count == 1
            ? figures.values.first ?? WearFigures([]) : WearFigures(hours.values.flatMap(\.self))
    }

    private static func perProfile(
        _ pools: [WearProfile.ID?: WearFigures],
        _ failed: [[WearProfile.ID?: FailureFigures]],
        in records: SiteRecords
    ) -> [ProfileFigures] {
        guard pools.keys.contains(where: { $0 != nil }) else { return [] }
        let known = records.profiles.map(\.id)
        let unknown = pools.keys.compactMap(\.self).filter { !known.contains($0) }
        let ids = (known + unknown.sorted()).map(Optional.some) + [nil]
        return ids.compactMap { id in
            pools[id].map { wear in
                ProfileFigures(
                    profileID: id,
                    profile: records.profile(id),
                    wear: wear,
                    failures: FailureFigures(failed.compactMap { $0[id] })
                )
            }
        }
    }

    /// The median of ``overall``, in hours.
    public var overallMedianHours: Double? { overall.medianHours }

    public var locationsTracked: Int { perLocation.count }

    public var totalSiteChanges: Int { perLocation.lazy.map(\.totalUses).reduce(0, +) }

    /// The number of completed wearings that ``overall`` leaves out.
    ///
    /// The figures of each location exclude its own anomalies. These can differ, because a low
    /// value at one place need not be low among all.
    public var anomaliesExcluded: Int { overall.anomalyCount }

    /// The used locations in sort order; only their ids are distinct.
    public var usageDistribution: [SiteFigures] { perLocation.filter { $0.totalUses > 0 } }

    /// The locations with the most uses, in sort order; empty without any use.
    public var mostUsed: [SiteFigures] {
        let most = perLocation.lazy.map(\.totalUses).max()
        return usageDistribution.filter { $0.totalUses == most }
    }

    /// The used locations with the longest rest, in sort order; empty if none rests.
    public var longestRest: [SiteFigures] {
        let used = usageDistribution
        let longest = used.lazy.compactMap(\.restDays).max()
        return longest.map { longest in used.filter { $0.restDays == longest } } ?? []
    }

    /// The used locations, longest rest first, ties in sort order; the location in use is last.
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
