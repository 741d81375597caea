package import Foundation

/// The numbers that stand for fields and values; they are never used for anything else (ST-8).
package enum TransactionFormat {
    enum EntryTag {
        /// Beside the fields of ``EntryFields``.
        static let key: UInt64 = 7
    }

    enum OrderTag {
        static let list: UInt64 = 1
    }

    /// No device counts that far; the room keeps every sum of counters in its range.
    package static let counterLimit: UInt64 = 1 << 40

    /// The id of the one record that holds the order of places.
    package static let orderID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
