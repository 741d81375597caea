/// The order of two writes to one register: the higher key wins (ST-50).
///
/// A stamp is a wall clock in milliseconds, shifted left by 16 bits, or one more than the highest
/// stamp that the write replaces. That is a hybrid logical clock (S. Kulkarni and others, "Logical
/// Physical Clocks", 2014). Transaction and digest decide between equal stamps.
package struct OrderKey: Hashable, Sendable, Comparable {
    package let stamp: UInt64
    package let transaction: TransactionID

    package init(stamp: UInt64, transaction: TransactionID) {
        self.stamp = stamp
        self.transaction = transaction
    }

    /// The key of unwritten registers: the base state from which every device starts (ST-58).
    package static let base = OrderKey(
        stamp: 0,
        transaction: TransactionID(replica: 0, counter: 0, digest: 0)
    )

    package static func < (left: OrderKey, right: OrderKey) -> Bool {
        if left.stamp != right.stamp { return left.stamp < right.stamp }
        return left.transaction < right.transaction
    }
}
