/// What was found in one file of a store.
public struct StoreFileCheck: Hashable, Sendable, Codable {
    public let name: String
    /// In bytes.
    public let size: Int
    /// How many transactions a journal holds, or entries a snapshot.
    public let records: Int
    /// How many bytes at the end are a write that was never finished.
    public let tornBytes: Int
    public let damage: [StoreDamage]
    /// Whether the records are read from it; the generation before stays as a second way to them.
    public internal(set) var isCurrent = true
    /// Whether another store has made the file, so that nothing is read from it.
    public internal(set) var isForeign = false
    /// Whether the file ends where no write ends, so that more was in it.
    public internal(set) var isCut = false

    /// Whether all that was ever finished can be read.
    public var isWhole: Bool { damage.isEmpty }
}
