/// What taking back a change did.
public struct UndoneSiteChange: Hashable, Sendable {
    /// The entries that are different now, or gone, earliest start first.
    public let entries: [SiteEntry]
    /// The locations that are different now, or gone.
    public let locations: [SiteLocation]
    /// The entries of the change that stay as they are, because they were changed since.
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
