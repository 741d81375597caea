extension SiteEntryEdit {
    /// The entries that `entry` would newly overlap after the edit, earliest start first.
    ///
    /// - Complexity: O(*n*); O(1) if the edit changes no time.
    public func overlaps(editing entry: SiteEntry, in records: SiteRecords) -> [SiteEntry] {
        guard start != .keep || end != .keep else { return [] }
        let (start, end) = times(of: entry)
        var known = Set(records.overlaps(of: entry).map(\.id))
        // An open entry that comes back from the future closes the worn one (TR-4).
        if end == nil, records.ahead.contains(where: { $0.id == entry.id }),
            let worn = records.activeEntry
        {
            known.insert(worn.id)
        }
        return records.entries(from: start, to: end, besides: entry.id)
            .filter { !known.contains($0.id) }
    }
}
