import MomentumSiteRotationDomain
import Testing

/// The write that wins of two writes to one register.
@Suite struct OrderKeyTests {
    /// From the lowest to the highest.
    static let keys = [
        OrderKey.base, key(1, 9, 9, 9), key(2, 1, 1, 1), key(2, 1, 1, 2), key(2, 1, 2, 1),
        key(2, 2, 1, 1), key(3, 0, 0, 0),
    ]

    @Test(arguments: keys.indices, keys.indices)
    func `the stamp decides, then replica, number and digest (ST-50)`(
        left: Int,
        right: Int
    ) {
        #expect((Self.keys[left] < Self.keys[right]) == (left < right))
    }

    private static func key(
        _ stamp: UInt64,
        _ replica: UInt64,
        _ counter: UInt64,
        _ digest: UInt64
    ) -> OrderKey {
        let id = TransactionID(replica: replica, counter: counter, digest: digest)
        return OrderKey(stamp: stamp, transaction: id)
    }
}
