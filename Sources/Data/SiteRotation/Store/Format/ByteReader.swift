import Foundation
import MomentumDomain

/// Takes apart what a ``ByteWriter`` has put together.
///
/// Nothing is believed: every length is compared with what is left before anything is allocated. A
/// reader points into bytes that somebody else keeps; ``read(_:_:)`` sees to it that they stay.
struct ByteReader {
    /// What is left.
    private var bytes: UnsafeRawBufferPointer

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Reads bytes, which stay where they are until the body returns; the reader must not leave it.
    static func read<Result>(
        _ bytes: ArraySlice<UInt8>,
        _ body: (inout ByteReader) throws(MalformedBytes) -> Result
    ) throws(MalformedBytes) -> Result {
        try bytes.withUnsafeBufferPointer { bytes throws(MalformedBytes) in
            var reader = ByteReader(UnsafeRawBufferPointer(bytes))
            return try body(&reader)
        }
    }

    /// How many bytes are left.
    var count: Int { bytes.count }
    var isAtEnd: Bool { bytes.isEmpty }

    /// What was read since `earlier`, which is this reader as it was then.
    func bytes(since earlier: ByteReader) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: earlier.bytes[..<(earlier.count - count)])
    }

    mutating func byte() throws(MalformedBytes) -> UInt8 {
        guard let first = bytes.first else { throw MalformedBytes() }
        advance(by: 1)
        return first
    }

    mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>(
        _: Value.Type = Value.self
    ) throws(MalformedBytes) -> Value {
        Value(littleEndian: try load(Value.self))
    }

    mutating func uuid() throws(MalformedBytes) -> UUID {
        UUID(uuid: try load(uuid_t.self))
    }

    mutating func varint() throws(MalformedBytes) -> UInt64 {
        var value: UInt64 = 0
        for (index, byte) in bytes.prefix(10).enumerated() {
            // The tenth byte has room for one more bit.
            guard index < 9 || byte <= 1 else { break }
            value |= UInt64(byte & 0x7F) << UInt64(7 * index)
            guard byte >= 0x80 else {
                advance(by: index + 1)
                return value
            }
        }
        throw MalformedBytes()
    }

    mutating func signedVarint() throws(MalformedBytes) -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// A number of things that take at least `size` bytes each.
    mutating func count(ofSize size: Int) throws(MalformedBytes) -> Int {
        guard let count = Int(exactly: try varint()), count <= self.count / size else {
            throw MalformedBytes()
        }
        return count
    }

    /// A reader of the next bytes, for as long as this one can be used.
    mutating func take(_ length: Int) throws(MalformedBytes) -> ByteReader {
        guard length >= 0, length <= count else { throw MalformedBytes() }
        let taken = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
        advance(by: length)
        return taken
    }

    /// All that is left.
    mutating func takeAll() -> [UInt8] {
        defer { advance(by: count) }
        return Array(bytes)
    }

    /// What ``ByteWriter/append(counted:)`` wrote.
    mutating func counted() throws(MalformedBytes) -> ByteReader {
        try take(try count(ofSize: 1))
    }

    mutating func text() throws(MalformedBytes) -> String {
        var text = try counted()
        return try text.rest()
    }

    /// All that is left, as text.
    mutating func rest() throws(MalformedBytes) -> String {
        // Whatever is no UTF-8 is replaced, and then the bytes are others.
        var text = String(decoding: bytes, as: UTF8.self)
        let isWhole = text.withUTF8 { text in
            // Nothing may have no address.
            guard let read = text.baseAddress, let given = bytes.baseAddress else { return isAtEnd }
            return text.count == count && memcmp(read, given, count) == 0
        }
        guard isWhole else { throw MalformedBytes() }
        advance(by: count)
        return text
    }

    private mutating func load<Value: BitwiseCopyable>(
        _ type: Value.Type
    ) throws(MalformedBytes) -> Value {
        let size = MemoryLayout<Value>.size
        guard size <= count else { throw MalformedBytes() }
        defer { advance(by: size) }
        return bytes.loadUnaligned(as: type)
    }

    private mutating func advance(by length: Int) {
        bytes = UnsafeRawBufferPointer(rebasing: bytes[length...])
    }
}

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
