/// The result of logging a site change.
public struct LoggedSiteChange: Hashable, Sendable {
    /// The new entry.
    public let entry: SiteEntry
    /// The entry that it closed, if one was open.
    public let closed: SiteEntry?

    /// True if the operation had taken effect earlier, so that nothing was written.
    public let isRepeat: Bool

    /// The latest change's lead over the clock, if this change had to take that one's time; `nil`
    /// for a change at its own time.
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
