/// What logging a site change did.
public struct LoggedSiteChange: Hashable, Sendable {
    /// The entry that was made.
    public let entry: SiteEntry
    /// The entry that it closed, if one was open.
    public let closed: SiteEntry?

    public init(entry: SiteEntry, closed: SiteEntry?) {
        self.entry = entry
        self.closed = closed
    }
}
