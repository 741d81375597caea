public import Foundation

/// Recommends locations for the next infusion set, from locations and entries alone.
public enum SiteRecommender {
    /// The maximum number of avoided locations, and of recommended ones.
    static let limit = 3

    /// The recommendations for a view of the records at a time, which decides which places rest.
    ///
    /// - Complexity: O(*m* log *m*) in the number of locations; only the latest entries are read.
    public static func recommend(
        _ records: SiteRecords,
        at moment: Date,
        options: RecommendationOptions = RecommendationOptions()
    ) -> SiteRecommendations {
        let locations = records.enabledLocations
        return recommend(
            locations: locations,
            lastUses: { records.entries.use(of: $0)?.lastUse },
            rests: { records.placeRest(of: $0) },
            latest: LatestChanges(
                newestFirst: records.entries.lazy.reversed(),
                at: locations,
                count: options.hotChanges
            ),
            resting: records.resting(at: moment),
            clashes: options.usesSensors ? records.clashes() : [:],
            options: options
        )
    }

    /// The recommendations for locations and entries in any order.
    ///
    /// The first of several locations with one id counts. Repeated entries have no effect, because
    /// only the latest start at a place matters.
    ///
    /// `resting` has the current rest of each resting location.
    ///
    /// - Complexity: One pass over the entries, and O(*m* log *m*) in the number of locations.
    public static func recommend(
        locations: [SiteLocation],
        entries: some Sequence<SiteEntry>,
        resting: [SiteLocation.ID: SiteRest] = [:],
        options: RecommendationOptions = RecommendationOptions()
    ) -> SiteRecommendations {
        let enabled = distinct(locations).filter(\.isEnabled)
        let positions = Dictionary(uniqueKeysWithValues: zip(enabled.map(\.id), 0...))
        var lastUses = enabled.map { _ in Date?.none }
        var lastEnds = lastUses
        var open: SiteEntry?
        var latest = LatestChanges(at: enabled, count: options.hotChanges)
        for entry in entries {
            guard let location = entry.locationID, let position = positions[location] else {
                continue
            }
            lastUses[position] = max(lastUses[position] ?? entry.startTime, entry.startTime)
            if let end = entry.endTime {
                lastEnds[position] = max(lastEnds[position] ?? end, end)
            } else if open.map({ $0.startTime < entry.startTime }) ?? true {
                open = entry
            }
            latest.add(entry)
        }
        return recommend(
            locations: enabled,
            lastUses: { id in positions[id].flatMap { lastUses[$0] } },
            rests: { id in
                guard open?.locationID != id else { return .inUse }
                return positions[id].flatMap { lastEnds[$0] }.map(PlaceRest.since) ?? .neverUsed
            },
            latest: latest,
            resting: resting,
            options: options
        )
    }

    /// Each location once; the first of several with one id.
    private static func distinct(_ locations: [SiteLocation]) -> [SiteLocation] {
        Dictionary(locations.map { ($0.id, $0) }) { left, right in
            let ranks = [left, right].map { SiteRank(location: $0, lastUse: nil) }
            return SiteRank.isFirst(ranks[1], ranks[0]) ? right : left
        }
        .values.sorted { $0.sortOrder < $1.sortOrder }
    }

    private static func recommend(
        locations: [SiteLocation],
        lastUses: (SiteLocation.ID) -> Date?,
        rests: (SiteLocation.ID) -> PlaceRest,
        latest: LatestChanges,
        resting: [SiteLocation.ID: SiteRest],
        clashes: [SiteLocation.ID: SiteClash] = [:],
        options: RecommendationOptions
    ) -> SiteRecommendations {
        let ranks = locations.map { SiteRank(location: $0, lastUse: lastUses($0.id)) }
        let byRecency = ranks.sorted(by: SiteRank.isMoreRecent)
        let byRest = ranks.sorted(by: SiteRank.isMoreRested)
        let avoided = Set(byRecency.prefix(limit).filter { $0.lastUse != nil }.map(\.id))
        let candidates = byRest.filter {
            !avoided.contains($0.id) && resting[$0.id] == nil && clashes[$0.id] != .shared
        }
        let chosen =
            switch options.strategy {
            case .bySite: candidates
            case .byBodyPart: firstOfEachGroup(candidates, ranks: ranks)
            case .bodyPartCooldown: coolFirst(candidates, hot: latest.groups)
            }
        let recommended = Set(chosen.prefix(limit).map(\.id))

        func ranked(_ rank: SiteRank) -> RankedLocation {
            RankedLocation(
                location: rank.location,
                lastUse: rank.lastUse,
                placeRest: rests(rank.id),
                category: resting[rank.id] != nil
                    ? .resting
                    : avoided.contains(rank.id)
                        ? .avoid : recommended.contains(rank.id) ? .recommended : .neutral,
                rest: resting[rank.id],
                clash: clashes[rank.id]
            )
        }
        func end(of rank: SiteRank) -> Date { resting[rank.id]?.until ?? .distantFuture }
        let longestRested =
            byRest.first { resting[$0.id] == nil && clashes[$0.id] != .shared }
            ?? byRest.first { resting[$0.id] == nil } ?? byRest.min { end(of: $0) < end(of: $1) }
        let all = byRecency.map(ranked)
        func shown(_ rank: SiteRank) -> RankedLocation? { all.first { $0.location.id == rank.id } }
        return SiteRecommendations(
            all: all,
            avoid: all.prefix(limit).filter { $0.lastUse != nil },
            recommended: chosen.prefix(limit).compactMap(shown),
            longestRested: longestRested.flatMap(shown)
        )
    }

    /// Takes the first candidate of each group, longest-rested groups first (SR-160).
    private static func firstOfEachGroup(
        _ candidates: [SiteRank],
        ranks: [SiteRank]
    ) -> [SiteRank] {
        // The last used member determines a group's rest; its first member in sort order decides
        // ties.
        let groups = Dictionary(grouping: ranks) { SiteGroup($0.location) }
        let order = groups.compactMap { group, members -> (group: SiteGroup, rank: SiteRank)? in
            guard let first = members.min(by: SiteRank.isFirst) else { return nil }
            let lastUse = members.compactMap(\.lastUse).max()
            return (group, SiteRank(location: first.location, lastUse: lastUse))
        }
        .sorted { SiteRank.isMoreRested($0.rank, $1.rank) }
        let firsts = Dictionary(candidates.map { (SiteGroup($0.location), $0) }) { first, _ in first
        }
        return order.compactMap { firsts[$0.group] }
    }

    /// Puts locations of groups without recent use before the others (SR-161).
    private static func coolFirst(_ candidates: [SiteRank], hot: Set<SiteGroup>) -> [SiteRank] {
        candidates.filter { !hot.contains(SiteGroup($0.location)) }
            + candidates.filter { hot.contains(SiteGroup($0.location)) }
    }
}
