/// The answer to a ``SiteJoinQuestion``; the third option is not to sync.
public enum SiteJoinChoice: String, Hashable, Sendable, CaseIterable {
    /// The histories are merged, on all devices.
    case both
    /// The device takes over the folder's history; its own is kept in a backup.
    case folder
    /// The histories are unrelated and stay separate, in the same folder.
    case apart
}
