import Foundation
import MomentumDomain

/// The live entries of a backup that a merge does not show unchanged.
extension SiteWrites {
    /// The numbers of live entries that a merge over `held` joins with others, or skips.
    func merged(over held: SiteWrites) -> SiteRestoreReport.Merged {
        var merged = SiteRestoreReport.Merged(twins: twins(in: held))
        for log in SiteLog.all {
            let deleted = Set(held[keyPath: log.list].lazy.filter(\.isDeletion).map(\.id))
            merged.deleted += self[keyPath: log.list].count {
                $0.isLive && deleted.contains($0.id)
            }
        }
        merged.isApart = isApart(from: held) && merged.twins == 0
        return merged
    }

    /// The number of live entries, and of records of other kinds, that `other` neither has nor
    /// deletes.
    func records(missingIn other: SiteWrites) -> Int {
        let restored = restored(over: other, .merge)
        let others = SiteRestoreReport.Kind.all(in: restored, of: self, over: other)
        return SiteLog.all.reduce(others.reduce(0) { $0 + $1.counts.added }) { count, log in
            let present = Set(
                other[keyPath: log.list].lazy.filter { $0.isLive || $0.isDeletion }.map(\.id)
            )
            return count
                + self[keyPath: log.list].count { $0.isLive && !present.contains($0.id) }
        }
    }

    /// True if both have live entries, and no id is in both.
    private func isApart(from held: SiteWrites) -> Bool {
        let own = SiteLog.all.flatMap { self[keyPath: $0.list] }
        let present = SiteLog.all.flatMap { held[keyPath: $0.list] }
        let ids = Set(present.map(\.id))
        return own.contains(where: \.isLive) && present.contains(where: \.isLive)
            && !own.contains { ids.contains($0.id) }
    }

    /// The number of live entries that are not in `held`, but are twins of live ones there (SR-78).
    private func twins(in held: SiteWrites) -> Int {
        var count = 0
        for log in SiteLog.all {
            let present = held[keyPath: log.list]
            let ids = Set(present.map(\.id))
            let moments = Dictionary(grouping: present.compactMap(\.moment), by: \.place)
                .mapValues { $0.map(\.start).sorted() }
            for write in self[keyPath: log.list] where !ids.contains(write.id) {
                guard let moment = write.moment, let starts = moments[moment.place] else {
                    continue
                }
                let next = starts.lowerBound { $0 <= moment.start - SiteTwins.span }
                if next < starts.count, starts[next] < moment.start + SiteTwins.span {
                    count += 1
                }
            }
        }
        return count
    }
}

extension SiteEntryWrite {
    /// The place and start by which a live entry has twins; `nil` if it can have none (TR-3).
    fileprivate var moment: (place: SiteLocation.ID?, start: Int64)? {
        guard isLive, let start = start.value?.boundedToDates, let created = created.value,
            !EntryRow.isMoved(start, created: created)
        else { return nil }
        return (place.value ?? nil, start)
    }
}
