import MomentumSiteRotationDomain

extension ByteReader {
    mutating func key(
        after previous: OrderKey,
        replicas: [UInt64]
    ) throws(MalformedBytes) -> OrderKey {
        let replica = replicas[try position(in: replicas)]
        let time = Int64(previous.stamp >> 16) &+ (try signedVarint())
        let low = try varint()
        guard time >= 0, time < 1 << 48, low < 1 << 16 else { throw MalformedBytes() }
        let difference = UInt64(bitPattern: try signedVarint())
        return OrderKey(
            stamp: UInt64(time) << 16 | low,
            transaction: TransactionID(
                replica: replica,
                counter: previous.transaction.counter &+ difference,
                digest: try integer()
            )
        )
    }

    mutating func position(in list: [some Any]) throws(MalformedBytes) -> Int {
        let position = try varint()
        guard position < UInt64(list.count) else { throw MalformedBytes() }
        return Int(position)
    }

    mutating func key(of keys: [OrderKey]) throws(MalformedBytes) -> OrderKey {
        keys[try position(in: keys)]
    }

    mutating func place(keys: [OrderKey]) throws(MalformedBytes) -> SitePlaceWrite.Registers {
        var place = SitePlaceWrite.Registers()
        let flags = SnapshotFormat.PlaceFlags(rawValue: try byte())
        guard flags.rawValue & ~7 == 0 else { throw MalformedBytes() }
        if flags.contains(.hasIdentity) {
            place.identity = Register(try SitePlace.read(from: &self), try key(of: keys))
        }
        if flags.contains(.hasEnabled) {
            place.enabled = Register(try Bool.read(from: &self), try key(of: keys))
        }
        if flags.contains(.hasRemoved) {
            place.removed = Register(try Bool.read(from: &self), try key(of: keys))
        }
        return place
    }

    mutating func counters() throws(MalformedBytes) -> CounterRanges {
        var counters = CounterRanges()
        var next: UInt64 = 0
        for _ in 0..<(try count(ofSize: 2)) {
            let (lower, overflow) = next.addingReportingOverflow(try varint())
            let (upper, overflows) = lower.addingReportingOverflow(try varint())
            guard !overflow, !overflows, upper < TransactionFormat.counterLimit else {
                throw MalformedBytes()
            }
            counters.insert(lower...upper)
            next = upper + 1
        }
        return counters
    }
}
