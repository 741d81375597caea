import Foundation

/// Takes apart what a ``ByteWriter`` has put together.
///
/// Nothing is believed: every length is compared with what is left before anything is allocated.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private(set) var offset: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        offset = bytes.startIndex
    }

    init(_ bytes: [UInt8]) {
        self.init(bytes[...])
    }

    var count: Int { bytes.endIndex - offset }
    var isAtEnd: Bool { offset == bytes.endIndex }

    mutating func byte() throws(MalformedBytes) -> UInt8 {
        guard offset < bytes.endIndex else { throw MalformedBytes() }
        defer { offset += 1 }
        return bytes[offset]
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
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            // The tenth byte has room for one more bit.
            guard shift < 63 || byte <= 1 else { throw MalformedBytes() }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
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

    mutating func take(_ length: Int) throws(MalformedBytes) -> ArraySlice<UInt8> {
        guard length >= 0, length <= count else { throw MalformedBytes() }
        defer { offset += length }
        return bytes[offset..<offset + length]
    }

    /// All that is left.
    mutating func takeAll() -> ArraySlice<UInt8> {
        defer { offset = bytes.endIndex }
        return bytes[offset...]
    }

    /// What ``ByteWriter/append(counted:)`` wrote.
    mutating func counted() throws(MalformedBytes) -> ArraySlice<UInt8> {
        try take(try count(ofSize: 1))
    }

    mutating func text() throws(MalformedBytes) -> String {
        let bytes = try counted()
        guard let text = String(validating: bytes, as: UTF8.self) else { throw MalformedBytes() }
        return text
    }

    private mutating func load<Value: BitwiseCopyable>(
        _ type: Value.Type
    ) throws(MalformedBytes) -> Value {
        try take(MemoryLayout<Value>.size).withUnsafeBytes { $0.loadUnaligned(as: type) }
    }
}
