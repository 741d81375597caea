/// What tells a transaction from all others, on every device (ST-9).
public struct TransactionID: Hashable, Sendable, Comparable {
    /// The store that wrote it, as 64 random bits.
    public let replica: UInt64
    /// The number of the transaction among those of its replica, from 0.
    public let counter: UInt64
    /// A digest of its contents, which tells apart what a cloned device wrote under one number.
    public let digest: UInt64

    public init(replica: UInt64, counter: UInt64, digest: UInt64) {
        self.replica = replica
        self.counter = counter
        self.digest = digest
    }

    public static func < (left: TransactionID, right: TransactionID) -> Bool {
        (left.replica, left.counter, left.digest) < (right.replica, right.counter, right.digest)
    }
}
