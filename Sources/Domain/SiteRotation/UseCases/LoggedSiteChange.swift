/// The result of logging a site change.
public struct LoggedSiteChange: Hashable, Sendable {
    public let entry: SiteEntry
    /// The entry that it closed, if one was open.
    public let closed: SiteEntry?

    /// True if the operation had taken effect earlier, so that nothing was written.
    public let isRepeat: Bool

    /// The lead over the clock of the latest change, whose time this one took; else `nil`.
    public let lead: Duration?

    public init(
        entry: SiteEntry,
        closed: SiteEntry?,
        isRepeat: Bool = false,
        lead: Duration? = nil
    ) {
        self.entry = entry
        self.closed = closed
        self.isRepeat = isRepeat
        self.lead = lead
    }
}
