import Foundation
import MomentumDomain

extension SiteRecords {
    /// The entries whose wearing overlaps that of `entry` (SR-53), earliest start first.
    ///
    /// Adjacent wearings do not overlap; an open one has no end.
    ///
    /// - Complexity: O(*n*), because an old wearing may have any length.
    func overlaps(of entry: SiteEntry) -> [SiteEntry] {
        entries(from: entry.startTime, to: entry.endTime, besides: entry.id)
    }

    /// The other entries whose wearing overlaps a span; `nil` for one without an end.
    func entries(
        from start: Date,
        to end: Date?,
        besides id: SiteEntry.ID
    ) -> [SiteEntry] {
        let (start, end) = (start.milliseconds, end?.milliseconds ?? .max)
        var found: [SiteEntry] = []
        for (position, (row, rowEnd)) in SiteEntries.Walk(through: entries).enumerated() {
            guard row.start < end else { break }
            if start < rowEnd ?? .max, row.id != id { found.append(entries[position]) }
        }
        return found
    }
}
