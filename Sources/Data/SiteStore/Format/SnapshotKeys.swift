import MomentumSiteRotationDomain

/// The keys of a snapshot in order of first use, so that most positions are one more than the
/// previous one.
struct SnapshotKeys {
    /// All keys; the first belongs to registers never written, and is in no file.
    private(set) var keys: [OrderKey] = [.base]
    /// The position in this table of each key of the state; 0 if it is unused.
    private var positions: [UInt32]
    private let stateKeys: [OrderKey]
    private var positionsByKey: [OrderKey: UInt32] = [:]

    /// Creates the table, beginning with the keys of the entries, which refer to `registers` by
    /// position.
    init(_ state: SiteRotationState, _ registers: SiteRegisters) {
        stateKeys = registers.keys
        positions = Array(repeating: 0, count: registers.keys.count)
        state.forEachEntry { entry in
            let keys = entry.keys
            if keys.isPlain {
                use(keys.created)
                use(keys.end)
            } else {
                keys.all.forEach { use($0) }
            }
        }
        for key in registers.tombstones.values.sorted() { use(key) }
        for place in registers.tables.placesByID {
            use(place.value.identity?.key)
            use(place.value.enabled?.key)
            use(place.value.removed?.key)
        }
        use(registers.order?.key)
        for time in registers.tables.timesByID { use(time.value.key) }
        for field in registers.fields.sorted(by: { $0.key < $1.key }) { use(field.value.key) }
    }

    func position(of key: UInt32) -> UInt32 { positions[Int(key)] }

    func position(of key: OrderKey) -> UInt32 { positionsByKey[key] ?? 0 }

    private mutating func use(_ key: UInt32) {
        guard key != 0, positions[Int(key)] == 0 else { return }
        positions[Int(key)] = UInt32(keys.count)
        keys.append(stateKeys[Int(key)])
    }

    private mutating func use(_ key: OrderKey?) {
        guard let key, key != .base, positionsByKey[key] == nil else { return }
        positionsByKey[key] = UInt32(keys.count)
        keys.append(key)
    }
}
