package import Foundation

/// The tags, limit and id of the byte format besides the fields of each ``Record`` and the numbers
/// of ``RecordKind``; never reused (ST-8).
package enum TransactionFormat {
    enum EntryTag {
        /// The tag of the key, in addition to the fields of ``EntryFields``.
        static let key: UInt64 = 7
    }

    enum OrderTag {
        static let list: UInt64 = 1
    }

    /// The limit of counters: more than any device reaches, and low enough that sums cannot
    /// overflow.
    package static let counterLimit: UInt64 = 1 << 40

    /// The id of the only record with the order of places.
    package static let orderID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
