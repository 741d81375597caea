import MomentumData

/// The kind of item behind a name in a directory.
enum DirectoryItem: Hashable, Sendable {
    /// A file with its size in bytes and its modification time in seconds since 1970.
    case file(size: Int, modified: Int)
    case folder
    /// A link; it is not followed, so files outside the folder do not take part.
    case link
    /// A pipe, a device or the like in place of a file.
    case other(FileObstacle)
}
