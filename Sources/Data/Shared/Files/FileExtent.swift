/// How much there is of an open file.
package struct FileExtent: Hashable, Sendable {
    package let size: Int
    /// Whether no folder names the file any more.
    package let isRemoved: Bool
}
