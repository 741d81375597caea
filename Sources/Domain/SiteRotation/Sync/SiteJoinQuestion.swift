/// A folder holds another history than this device; a union of two people's cannot be undone.
public struct SiteJoinQuestion: Hashable, Sendable {
    /// What this device has.
    public let own: SiteHistorySummary
    /// What the folder has.
    public let folder: SiteHistorySummary

    public init(own: SiteHistorySummary, folder: SiteHistorySummary) {
        self.own = own
        self.folder = folder
    }
}
