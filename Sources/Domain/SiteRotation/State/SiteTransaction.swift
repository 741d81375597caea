/// A change that happens as a whole or not at all, on the device that made it and on all others.
public struct SiteTransaction: Hashable, Sendable, Identifiable {
    public let id: TransactionID
    /// See ``OrderKey/stamp``.
    public let stamp: UInt64
    public let writes: SiteWrites

    public init(id: TransactionID, stamp: UInt64, writes: SiteWrites) {
        self.id = id
        self.stamp = stamp
        self.writes = writes
    }

    /// The key of everything that the transaction writes.
    public var key: OrderKey { OrderKey(stamp: stamp, transaction: id) }
}
