/// The infusion set that is worn.
public struct ActiveSite: Hashable, Sendable {
    public let entry: SiteEntry
    /// Where it is worn, disabled since or not; `nil` when that is not known.
    public let location: SiteLocation?
    public let progress: WearProgress

    public init(entry: SiteEntry, location: SiteLocation?, progress: WearProgress) {
        self.entry = entry
        self.location = location
        self.progress = progress
    }
}
