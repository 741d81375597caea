/// The answer to a ``SiteJoinQuestion``; the third option is not to sync.
public enum SiteJoinChoice: String, Hashable, Sendable, CaseIterable {
    /// Both histories become one, on all devices.
    case both
    /// This device takes the history of the folder; its own is kept in a backup.
    case folder
    /// The histories are unrelated and stay apart, in the same folder.
    case apart
}
