/// A place in the journals of a store, behind what was written there before.
struct JournalPosition: Hashable, Sendable, Codable, Comparable {
    let generation: UInt64
    let offset: Int

    static func < (left: JournalPosition, right: JournalPosition) -> Bool {
        (left.generation, left.offset) < (right.generation, right.offset)
    }
}
