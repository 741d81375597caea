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
