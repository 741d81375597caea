public import Foundation

extension SiteRecords {
    /// The issues of the history, by their beginning, then by kind.
    ///
    /// - Parameters:
    ///   - targetHours: The planned wear time of entries without a profile; see ``WearProgress``.
    ///   - now: The end of an open entry.
    /// - Returns: One issue per overlapping entry, and one per other finding.
    /// - Complexity: O(*n* log *n*) for *n* entries, and O(1) per overlapping pair.
    public func issues(targetHours: Double, at now: Date) -> [SiteIssue] {
        var issues = entries.gaps().filter { $0.gap.hours >= Self.longGap }.map { found in
            SiteIssue(
                kind: .gap,
                entries: [entries[found.before], entries[found.after]],
                from: found.gap.from,
                to: found.gap.to
            )
        }
        let all = Array(entries)
        for (position, entry) in all.enumerated() {
            let later = all[(position + 1)...]
            let isDoubled = later.first.map(entry.isDuplicated(by:)) ?? false
            if isDoubled, let second = later.first {
                issues.append(
                    SiteIssue(
                        kind: .duplicate,
                        entries: [entry, second],
                        from: entry.startTime,
                        to: second.startTime
                    )
                )
            }
            let end = entry.endTime ?? now
            let overlaps = later.dropFirst(isDoubled ? 1 : 0).prefix { $0.startTime < end }
                .compactMap { SiteOverlap(entry, $0, at: now) }
            if let first = overlaps.first, let to = overlaps.map(\.to).max() {
                issues.append(
                    SiteIssue(
                        kind: .overlap,
                        entries: [entry]
                            + overlaps.map { $0.first.id == entry.id ? $0.second : $0.first },
                        from: first.from,
                        to: to
                    )
                )
            }
            let progress = WearProgress(
                start: entry.startTime,
                now: end,
                targetHours: entry.targetHours ?? targetHours
            )
            if progress.fraction > 3 {
                issues.append(
                    SiteIssue(kind: .long, entries: [entry], from: entry.startTime, to: end)
                )
            }
        }
        return issues.sorted { left, right in
            (left.from, left.kind.rank, left.entries[0].id)
                < (right.from, right.kind.rank, right.entries[0].id)
        }
    }

    /// The hours from which a gap is an issue; shorter gaps are often normal times between two
    /// sets.
    private static let longGap: Double = 6
}

extension SiteEntry {
    /// True if the next entry records the same wearing, less than an hour later.
    fileprivate func isDuplicated(by next: SiteEntry) -> Bool {
        next.locationID == locationID && locationID != nil
            && next.startTime.timeIntervalSince(startTime) < 3600
    }
}

extension SiteIssue.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
