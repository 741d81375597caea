/// The result of an undo.
public struct UndoneSiteChange: Hashable, Sendable {
    /// The entries that differ now, or are removed, earliest start first.
    public let entries: [SiteEntry]
    /// The locations that differ now, or are removed.
    public let locations: [SiteLocation]
    /// The entries of the change that stay the same, because they were changed since.
    public let leftAlone: [SiteEntry]

    public init(
        entries: [SiteEntry] = [],
        locations: [SiteLocation] = [],
        leftAlone: [SiteEntry] = []
    ) {
        self.entries = entries
        self.locations = locations
        self.leftAlone = leftAlone
    }
}
