import MomentumData

/// What a name in a directory stands for.
enum DirectoryItem: Hashable, Sendable {
    /// A file: its bytes, and when it was last written, in seconds since 1970.
    case file(size: Int, modified: Int)
    case folder
    /// Not followed: what is outside stays outside.
    case link
    /// A pipe, a device or the like, where only a file can be.
    case other(FileObstacle)
}
