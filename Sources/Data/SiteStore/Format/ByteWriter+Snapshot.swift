import Foundation
import MomentumSiteRotationDomain

extension ByteWriter {
    /// Appends a key as the difference from the previous one in its block.
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

    mutating func append(
        _ place: SitePlaceWrite.Registers,
        of id: SiteLocation.ID,
        _ keys: SnapshotKeys
    ) {
        append(id)
        var flags: SnapshotFormat.PlaceFlags = []
        if place.identity != nil { flags.insert(.hasIdentity) }
        if place.enabled != nil { flags.insert(.hasEnabled) }
        if place.removed != nil { flags.insert(.hasRemoved) }
        append(flags.rawValue)
        if let identity = place.identity {
            identity.value.put(into: &self)
            append(varint: UInt64(keys.position(of: identity.key)))
        }
        for flag in [place.enabled, place.removed] {
            guard let flag else { continue }
            flag.value.put(into: &self)
            append(varint: UInt64(keys.position(of: flag.key)))
        }
    }

    /// Appends the ranges, each as its distance from the previous one and its length minus one.
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
