/// What logging a site change did.
public struct LoggedSiteChange: Hashable, Sendable {
    /// The entry that was made.
    public let entry: SiteEntry
    /// The entry that it closed, if one was open.
    public let closed: SiteEntry?

    /// Whether the operation had taken effect earlier, so that nothing was written.
    public let isRepeat: Bool

    /// How far ahead of the clock the latest change lay, at whose time this one was set; `nil` for
    /// a change that was logged at its own time.
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
