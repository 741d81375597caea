/// How much there is of an open file.
struct FileExtent: Hashable, Sendable {
    let size: Int
    /// Whether no folder names the file any more.
    let isRemoved: Bool
}
