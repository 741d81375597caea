import Foundation

extension SiteRecords {
    /// The entries whose wearing overlaps that of `entry` (SR-53), earliest start first.
    ///
    /// Adjacent wearings do not overlap; an open one has no end.
    ///
    /// - Complexity: O(*n*), because an old wearing may have any length.
    func overlaps(of entry: SiteEntry) -> [SiteEntry] {
        entries(from: entry.startTime, to: entry.endTime, besides: entry.id)
    }

    fileprivate func entries(
        from start: Date,
        to end: Date?,
        besides id: SiteEntry.ID
    ) -> [SiteEntry] {
        let end = end ?? .distantFuture
        return entries.filter { other in
            other.id != id && other.startTime < end && start < other.endTime ?? .distantFuture
        }
    }
}

extension SiteEntryEdit {
    /// The entries that `entry` would newly overlap after the edit, earliest start first.
    ///
    /// - Complexity: O(*n*); O(1) if the edit changes no time.
    public func overlaps(editing entry: SiteEntry, in records: SiteRecords) -> [SiteEntry] {
        guard start != .keep || end != .keep else { return [] }
        let (start, end) = times(of: entry)
        let known = Set(records.overlaps(of: entry).map(\.id))
        return records.entries(from: start, to: end, besides: entry.id)
            .filter { !known.contains($0.id) }
    }
}
