public import MomentumSiteRotationDomain

/// The texts of an entry in the history.
public struct SiteHistoryRowAdapter: Hashable, Sendable, Identifiable {
    public let id: SiteEntry.ID
    public let title: String
    /// The duration, or a badge for the entry in use.
    public let duration: String
    /// Start date and time.
    public let start: String
    public let note: String?

    public init(_ entry: SiteEntry, location: SiteLocation?, display: SiteDisplay) {
        id = entry.id
        title = display.texts.displayName(of: location)
        duration = WearDuration(entry)?.text ?? display.texts.active
        start = display.dateAndTime(entry.startTime)
        note = entry.note
    }
}
