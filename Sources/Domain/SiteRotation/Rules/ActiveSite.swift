/// The infusion set that is worn.
public struct ActiveSite: Hashable, Sendable {
    public let entry: SiteEntry
    /// The location, even if it was disabled since; `nil` if unknown.
    public let location: SiteLocation?
    public let progress: WearProgress
    /// The profile; `nil` for none.
    public let profile: WearProfile?

    public init(
        entry: SiteEntry,
        location: SiteLocation?,
        progress: WearProgress,
        profile: WearProfile? = nil
    ) {
        self.entry = entry
        self.location = location
        self.progress = progress
        self.profile = profile
    }
}
