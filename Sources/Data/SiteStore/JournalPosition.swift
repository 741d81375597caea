/// A position in the journals of a store, after the transactions written so far.
package struct JournalPosition: Hashable, Sendable, Codable {
    let generation: UInt64
    let offset: Int
    /// The checksum of the preceding bytes, because other journals may have the same offset.
    let check: UInt32

    func isBefore(_ other: JournalPosition) -> Bool {
        (generation, offset) < (other.generation, other.offset)
    }
}
