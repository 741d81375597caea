/// The result of editing an entry.
public struct EditedSiteEntry: Hashable, Sendable {
    public let entry: SiteEntry
    /// The entries that it overlaps since the edit, earliest start first.
    public let overlaps: [SiteEntry]

    public init(entry: SiteEntry, overlaps: [SiteEntry] = []) {
        self.entry = entry
        self.overlaps = overlaps
    }
}
