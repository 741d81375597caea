/// A part of a file that could not be read, though what follows or surrounds it could.
public struct StoreDamage: Hashable, Sendable, Codable {
    /// The name of the file in the folder of the store.
    public let file: String
    /// The first byte that is damaged, counted from the start of the file.
    public let offset: Int
    /// How many bytes are damaged.
    public let count: Int

    public init(file: String, offset: Int, count: Int) {
        self.file = file
        self.offset = offset
        self.count = count
    }
}
