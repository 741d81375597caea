/// The infusion set that is worn.
public struct ActiveSite: Hashable, Sendable {
    public let entry: SiteEntry
    /// Its location, even if disabled since; `nil` when it is unknown.
    public let location: SiteLocation?
    public let progress: WearProgress

    public init(entry: SiteEntry, location: SiteLocation?, progress: WearProgress) {
        self.entry = entry
        self.location = location
        self.progress = progress
    }
}
