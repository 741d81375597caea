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
    /// The reason the set came off and the findings, such as `Leak, rash`; `nil` if unknown.
    public let removal: String?
    /// The name of the profile; `nil` for none.
    public let profile: String?

    public init(
        _ entry: SiteEntry,
        location: SiteLocation?,
        profile: WearProfile? = nil,
        display: SiteDisplay
    ) {
        id = entry.id
        title = display.texts.displayName(of: location)
        duration = WearDuration(entry).map(display.texts.text(of:)) ?? display.texts.active
        start = display.dateAndTime(entry.startTime)
        note = entry.note
        removal = display.texts.removal.summary(of: entry)
        self.profile = profile?.name
    }
}
