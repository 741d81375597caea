package import Foundation

/// The numbers that stand for fields and values; they are never used for anything else (ST-8).
package enum TransactionFormat {
    enum EntryTag {
        static let created: UInt64 = 1
        static let start: UInt64 = 2
        static let place: UInt64 = 3
        static let end: UInt64 = 4
        static let note: UInt64 = 5
        static let deleted: UInt64 = 6
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
