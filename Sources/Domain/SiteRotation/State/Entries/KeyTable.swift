/// The keys of all entry registers, which refer to them by position.
///
/// Position 0 belongs to unwritten fields, and a position never changes.
struct KeyTable: Hashable, Sendable {
    private(set) var all: [OrderKey] = [.base]

    init() {}

    init(_ keys: [OrderKey]) {
        all = keys
    }

    var next: UInt32 { UInt32(all.count) }

    subscript(position: UInt32) -> OrderKey { all[Int(position)] }

    @discardableResult
    mutating func append(_ key: OrderKey) -> UInt32 {
        all.append(key)
        return UInt32(all.count - 1)
    }

    /// The digests of the transactions of a replica, by number, in O(*n*) in the number of keys.
    func digests(of replica: UInt64) -> [UInt64: Set<UInt64>] {
        var digests: [UInt64: Set<UInt64>] = [:]
        for key in all where key.transaction.replica == replica {
            digests[key.transaction.counter, default: []].insert(key.transaction.digest)
        }
        return digests
    }
}
