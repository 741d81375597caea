import Foundation
import MomentumDomain

/// The values of fields, as ``ByteWriter`` puts them.
extension ByteReader {
    mutating func flag() throws(MalformedBytes) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw MalformedBytes()
        }
    }

    /// An id, or none where no bytes are left.
    mutating func optionalID() throws(MalformedBytes) -> UUID? {
        isAtEnd ? nil : try uuid()
    }

    mutating func end() throws(MalformedBytes) -> SiteEnd {
        switch try byte() {
        case TransactionFormat.EndKind.open: return .open
        case TransactionFormat.EndKind.next: return .next(try signedVarint())
        case TransactionFormat.EndKind.fixed: return .fixed(try signedVarint())
        default: throw MalformedBytes()
        }
    }

    mutating func transactionID() throws(MalformedBytes) -> TransactionID {
        TransactionID(replica: try integer(), counter: try varint(), digest: try integer())
    }

    mutating func place() throws(MalformedBytes) -> SitePlace {
        let bodyPart = try text()
        let subArea = try text()
        let side: BodySide?
        switch try byte() {
        case 0: side = nil
        case 1: side = .left
        case 2: side = .right
        default: throw MalformedBytes()
        }
        let place = SitePlace(
            bodyPart: bodyPart,
            subArea: subArea.isEmpty ? nil : subArea,
            side: side
        )
        guard let place else { throw MalformedBytes() }
        return place
    }

    /// The ids that fill what is left.
    mutating func ids() throws(MalformedBytes) -> [UUID] {
        guard count % 16 == 0 else { throw MalformedBytes() }
        var ids: [UUID] = []
        ids.reserveCapacity(count / 16)
        while !isAtEnd { ids.append(try uuid()) }
        return ids
    }
}
