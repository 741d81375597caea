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
}
