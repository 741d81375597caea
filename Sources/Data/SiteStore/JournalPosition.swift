/// A place in the journals of a store, behind the transactions written before.
package struct JournalPosition: Hashable, Sendable, Codable {
    let generation: UInt64
    let offset: Int
    /// The check of the bytes before it, because other journals may have the same offset.
    let check: UInt32

    func isBefore(_ other: JournalPosition) -> Bool {
        (generation, offset) < (other.generation, other.offset)
    }
}
