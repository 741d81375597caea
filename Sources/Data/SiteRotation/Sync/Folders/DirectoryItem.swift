/// What a name in a directory stands for.
enum DirectoryItem: Hashable, Sendable {
    /// A file: its bytes, and when it was last written, in seconds since 1970.
    case file(size: Int, modified: Int)
    case folder
    /// A link, a device or the like; the sync folder has none.
    case other
}
