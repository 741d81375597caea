/// What logging a site change did.
public struct LoggedSiteChange: Hashable, Sendable {
    /// The entry that was made.
    public let entry: SiteEntry
    /// The entry that it closed, if one was open.
    public let closed: SiteEntry?

    /// Whether the operation had taken effect earlier, so that nothing was written (SR-32).
    public let isRepeat: Bool

    public init(entry: SiteEntry, closed: SiteEntry?, isRepeat: Bool = false) {
        self.entry = entry
        self.closed = closed
        self.isRepeat = isRepeat
    }
}
