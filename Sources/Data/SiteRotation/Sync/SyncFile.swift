/// A file that a listing of a sync folder names.
public struct SyncFile: Hashable, Sendable {
    /// Where it is below the folder: names separated by `/`, without one at the beginning.
    public let path: String
    /// Its length in bytes, as the listing says.
    public let size: Int

    public init(path: String, size: Int) {
        self.path = path
        self.size = size
    }
}
