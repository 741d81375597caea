/// The size of an open file, and whether it still has a name.
package struct FileExtent: Hashable, Sendable {
    package let size: Int
    /// True if no folder names the file.
    package let isRemoved: Bool
}
