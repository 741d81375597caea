/// A change that happens completely or not at all, on the device that made it and on all others.
package struct SiteTransaction: Hashable, Sendable, Identifiable {
    package let id: TransactionID
    /// The stamp; see ``OrderKey/stamp``.
    package let stamp: UInt64
    package let writes: SiteWrites

    package init(id: TransactionID, stamp: UInt64, writes: SiteWrites) {
        self.id = id
        self.stamp = stamp
        self.writes = writes
    }

    /// The key of everything that the transaction writes.
    package var key: OrderKey { OrderKey(stamp: stamp, transaction: id) }
}

/// The identity of a transaction, unique on every device (ST-9).
package struct TransactionID: Hashable, Sendable, Comparable {
    /// A replica and a number, which a cloned device may use again.
    package struct Number: Hashable, Sendable {
        fileprivate let replica: UInt64
        fileprivate let counter: UInt64
    }

    /// The replica that wrote it, as 64 random bits.
    package let replica: UInt64
    /// The number of the transaction in its replica, from 0.
    package let counter: UInt64
    /// A digest of the contents, which distinguishes transactions of a cloned device with equal
    /// numbers.
    package let digest: UInt64

    package init(replica: UInt64, counter: UInt64, digest: UInt64) {
        self.replica = replica
        self.counter = counter
        self.digest = digest
    }

    package var number: Number { Number(replica: replica, counter: counter) }

    package static func < (left: TransactionID, right: TransactionID) -> Bool {
        (left.replica, left.counter, left.digest) < (right.replica, right.counter, right.digest)
    }
}
