/// A file in the listing of a sync folder.
public struct SyncFile: Hashable, Sendable {
    /// The path below the folder: names separated by `/`, without a leading one.
    public let path: String
    /// The listed size, in bytes.
    public let size: Int

    public init(path: String, size: Int) {
        self.path = path
        self.size = size
    }
}
