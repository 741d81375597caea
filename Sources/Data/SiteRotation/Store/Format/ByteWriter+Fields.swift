import Foundation
import MomentumDomain

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
