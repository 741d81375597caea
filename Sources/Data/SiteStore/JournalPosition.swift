/// A place in the journals of a store, behind what was written there before.
package struct JournalPosition: Hashable, Sendable, Codable {
    let generation: UInt64
    let offset: Int
    /// The check of what stands before it, so that it is not taken for a place in other journals.
    let check: UInt32

    /// Whether this comes before another in the journals.
    func isBefore(_ other: JournalPosition) -> Bool {
        (generation, offset) < (other.generation, other.offset)
    }
}
