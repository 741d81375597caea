/// A folder holds another history than this device.
///
/// Joining two people's histories cannot be undone.
public struct SiteJoinQuestion: Hashable, Sendable {
    /// The history of this device.
    public let own: SiteHistorySummary
    /// The history of the folder.
    public let folder: SiteHistorySummary

    public init(own: SiteHistorySummary, folder: SiteHistorySummary) {
        self.own = own
        self.folder = folder
    }
}
