/// An unreadable part of a file whose surroundings are readable.
public struct StoreDamage: Hashable, Sendable, Codable {
    /// The name of the file in the folder of the store.
    public let file: String
    /// The first damaged byte, counted from the start of the file.
    public let offset: Int
    /// The number of damaged bytes.
    public let count: Int

    public init(file: String, offset: Int, count: Int) {
        self.file = file
        self.offset = offset
        self.count = count
    }
}
