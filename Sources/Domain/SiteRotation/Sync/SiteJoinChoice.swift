/// The answer to a ``SiteJoinQuestion``; not to sync is the third.
public enum SiteJoinChoice: String, Hashable, Sendable, CaseIterable {
    /// Both histories become one, on all devices.
    case both
    /// This device takes the history of the folder; its own is kept aside, in a file.
    case folder
    /// The histories have nothing to do with each other and stay apart, in the same folder.
    case apart
}
