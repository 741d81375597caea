/// A change that happens as a whole or not at all, on the device that made it and on all others.
package struct SiteTransaction: Hashable, Sendable, Identifiable {
    package let id: TransactionID
    /// See ``OrderKey/stamp``.
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
