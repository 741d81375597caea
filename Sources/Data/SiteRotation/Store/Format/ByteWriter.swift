import Foundation
import MomentumDomain

/// Puts values together as the little-endian bytes of the store's files (ST-2).
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ id: UUID) {
        withUnsafeBytes(of: id.uuid) { bytes.append(contentsOf: $0) }
    }

    mutating func append(contentsOf other: some Collection<UInt8>) {
        bytes.append(contentsOf: other)
    }

    /// Seven bits in each byte, the lowest first; the top bit says that more follow.
    mutating func append(varint value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Small numbers of either sign become small: 0, -1, 1, -2 are written as 0, 1, 2, 3.
    mutating func append(signedVarint value: Int64) {
        append(varint: UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    /// The length of the text in UTF-8 as a varint, and the text.
    mutating func append(_ text: String) {
        append(varint: UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// The length as a varint, and the bytes.
    mutating func append(counted other: [UInt8]) {
        append(varint: UInt64(other.count))
        bytes.append(contentsOf: other)
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }
}

/// The values of fields, as transactions and snapshots hold them (Docs/StoreFormat.md).
extension ByteWriter {
    mutating func append(_ flag: Bool) {
        append(flag ? UInt8(1) : 0)
    }

    /// The id, or no bytes for none.
    mutating func append(optional id: UUID?) {
        if let id { append(id) }
    }

    mutating func append(_ end: SiteEnd) {
        switch end {
        case .open:
            append(TransactionFormat.EndKind.open)
        case .next(let time):
            append(TransactionFormat.EndKind.next)
            append(signedVarint: time)
        case .fixed(let time):
            append(TransactionFormat.EndKind.fixed)
            append(signedVarint: time)
        }
    }

    mutating func append(_ id: TransactionID) {
        append(id.replica)
        append(varint: id.counter)
        append(id.digest)
    }

    mutating func append(_ place: SitePlace) {
        append(place.bodyPart)
        append(place.subArea ?? "")
        switch place.side {
        case nil: append(UInt8(0))
        case .left: append(UInt8(1))
        case .right: append(UInt8(2))
        }
    }
}

/// The records of a snapshot.
extension ByteWriter {
    /// A key, as the difference from the one before it in its block.
    mutating func append(_ key: OrderKey, after previous: OrderKey, replica: UInt64) {
        append(varint: replica)
        append(signedVarint: Int64(key.stamp >> 16) - Int64(previous.stamp >> 16))
        append(varint: key.stamp & 0xFFFF)
        append(
            signedVarint: Int64(
                bitPattern: key.transaction.counter &- previous.transaction.counter
            )
        )
        append(key.transaction.digest)
    }

    mutating func append(_ place: SiteRegisters.Place, _ keys: SnapshotKeys) {
        append(place.id)
        var flags: SnapshotFormat.PlaceFlags = []
        if place.identity != nil { flags.insert(.hasIdentity) }
        if place.enabled != nil { flags.insert(.hasEnabled) }
        if place.removed != nil { flags.insert(.hasRemoved) }
        append(flags.rawValue)
        if let identity = place.identity {
            append(identity.value)
            append(varint: UInt64(keys.position(of: identity.key)))
        }
        for flag in [place.enabled, place.removed] {
            guard let flag else { continue }
            append(flag.value)
            append(varint: UInt64(keys.position(of: flag.key)))
        }
    }

    /// The ranges, each as its distance from the one before and the number of what it holds.
    mutating func append(_ counters: CounterRanges) {
        append(varint: UInt64(counters.ranges.count))
        var next: UInt64 = 0
        for range in counters.ranges {
            append(varint: range.lowerBound &- next)
            append(varint: range.upperBound - range.lowerBound)
            next = range.upperBound &+ 1
        }
    }
}
