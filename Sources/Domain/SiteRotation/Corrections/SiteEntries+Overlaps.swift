import Foundation
import MomentumDomain

extension SiteEntries {
    /// The overlaps that the effects cause, by their beginning.
    ///
    /// - Complexity: O(*n*) for each effect.
    func overlaps(madeBy effects: [SiteEntryEffect], at now: Date) -> [SiteOverlap] {
        let former = Dictionary(
            effects.compactMap { effect in effect.entry.map { ($0.id, effect.before) } }
        ) { first, _ in first }
        var pairs: Set<Set<SiteEntry.ID>> = []
        var overlaps: [SiteOverlap] = []
        for entry in effects.compactMap(\.after) {
            for other in overlapping(entry, at: now) {
                guard pairs.insert([entry.id, other.id]).inserted,
                    let overlap = SiteOverlap(entry, other, at: now)
                else { continue }
                let (left, right) = (former[entry.id] ?? nil, former[other.id] ?? other)
                let isOld =
                    left.flatMap { left in
                        right.flatMap { SiteOverlap(left, $0, at: now) }
                    } != nil
                if !isOld { overlaps.append(overlap) }
            }
        }
        return overlaps.sorted {
            ($0.from, $0.first.id, $0.second.id) < ($1.from, $1.first.id, $1.second.id)
        }
    }

    /// The other entries that share a minute or more with `entry`.
    private func overlapping(_ entry: SiteEntry, at now: Date) -> [SiteEntry] {
        let now = now.milliseconds
        let start = entry.startTime.milliseconds
        let end = entry.endTime?.milliseconds ?? now
        var found: [SiteEntry] = []
        for (position, (row, rowEnd)) in Walk(through: self).enumerated() {
            guard row.start <= end - SiteGap.shortest else { break }
            let shared = Swift.min(rowEnd ?? now, end) - Swift.max(row.start, start)
            if shared >= SiteGap.shortest, row.id != entry.id { found.append(self[position]) }
        }
        return found
    }

    /// The gaps that are not inside a gap of `former`.
    func gaps(madeIn former: SiteEntries) -> [SiteGap] {
        let old = former.gaps().map(\.gap)
        return gaps().map(\.gap).filter { gap in
            let position = old.lowerBound { $0.from <= gap.from }
            return position == 0 || old[position - 1].to < gap.to
        }
    }

    /// All gaps, each with the positions of the entry that ends last before it, and of the next
    /// entry.
    ///
    /// - Complexity: One pass over the rows; no entry is created.
    func gaps() -> [(gap: SiteGap, before: Int, after: Int)] {
        var gaps: [(SiteGap, Int, Int)] = []
        var covered: (end: Int64, position: Int)?
        for (position, (row, end)) in Walk(through: self).enumerated() {
            if let covered, row.start - covered.end >= SiteGap.shortest {
                let gap = SiteGap(
                    from: Date(milliseconds: covered.end),
                    to: Date(milliseconds: row.start)
                )
                gaps.append((gap, covered.position, position))
            }
            let end = end ?? .max
            if end >= covered?.end ?? .min { covered = (end, position) }
        }
        return gaps
    }
}
