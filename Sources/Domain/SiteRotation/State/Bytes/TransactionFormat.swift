package import Foundation

/// The numbers of fields and values, which are never reused (ST-8).
package enum TransactionFormat {
    enum EntryTag {
        /// Beside the fields of ``EntryFields``.
        static let key: UInt64 = 7
    }

    enum OrderTag {
        static let list: UInt64 = 1
    }

    /// More than any device counts, and low enough that no sum of counters overflows.
    package static let counterLimit: UInt64 = 1 << 40

    /// The id of the one record that holds the order of places.
    package static let orderID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
