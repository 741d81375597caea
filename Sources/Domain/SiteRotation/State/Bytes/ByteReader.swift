public import Foundation

/// Reads the output of a ``ByteWriter``.
///
/// It checks every length against the remaining bytes before it allocates memory. A reader points
/// to bytes that its caller keeps alive; ``read(_:_:)`` does so while its body runs.
@usableFromInline
package struct ByteReader {
    @usableFromInline var bytes: UnsafeRawBufferPointer

    @inlinable
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Reads bytes that stay in place until the body returns; the reader must not escape.
    @inlinable
    package static func read<Result>(
        _ bytes: ArraySlice<UInt8>,
        _ body: (inout ByteReader) throws(MalformedBytes) -> Result
    ) throws(MalformedBytes) -> Result {
        try bytes.withUnsafeBufferPointer { bytes throws(MalformedBytes) in
            var reader = ByteReader(UnsafeRawBufferPointer(bytes))
            return try body(&reader)
        }
    }

    @inlinable
    package var count: Int { bytes.count }

    @inlinable
    package var isAtEnd: Bool { bytes.isEmpty }

    /// The bytes read since `earlier`, an earlier copy of this reader.
    @inlinable
    package func bytes(since earlier: ByteReader) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: earlier.bytes[..<(earlier.count - count)])
    }

    @inlinable
    package mutating func byte() throws(MalformedBytes) -> UInt8 {
        guard let first = bytes.first else { throw MalformedBytes() }
        advance(by: 1)
        return first
    }

    @inlinable
    package mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>(
        _: Value.Type = Value.self
    ) throws(MalformedBytes) -> Value {
        Value(littleEndian: try load(Value.self))
    }

    @inlinable
    package mutating func uuid() throws(MalformedBytes) -> UUID {
        UUID(uuid: try load(uuid_t.self))
    }

    @inlinable
    package mutating func varint() throws(MalformedBytes) -> UInt64 {
        // Most numbers fit in one byte.
        guard let first = bytes.first, first < 0x80 else { return try longVarint() }
        advance(by: 1)
        return UInt64(first)
    }

    @usableFromInline
    mutating func longVarint() throws(MalformedBytes) -> UInt64 {
        var value: UInt64 = 0
        var index = 0
        while index < min(10, count) {
            let byte = bytes[index]
            // The tenth byte holds only one more bit.
            guard index < 9 || byte <= 1 else { break }
            value |= UInt64(byte & 0x7F) << UInt64(7 * index)
            index += 1
            guard byte >= 0x80 else {
                advance(by: index)
                return value
            }
        }
        throw MalformedBytes()
    }

    @inlinable
    package mutating func signedVarint() throws(MalformedBytes) -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Reads a count of items that take at least `size` bytes each.
    @inlinable
    package mutating func count(ofSize size: Int) throws(MalformedBytes) -> Int {
        guard let count = Int(exactly: try varint()), count <= self.count / size else {
            throw MalformedBytes()
        }
        return count
    }

    /// A reader of the next bytes, valid as long as this one.
    @inlinable
    package mutating func read(_ length: Int) throws(MalformedBytes) -> ByteReader {
        guard length >= 0, length <= count else { throw MalformedBytes() }
        let taken = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
        advance(by: length)
        return taken
    }

    @inlinable
    package mutating func readAll() -> [UInt8] {
        defer { advance(by: count) }
        return Array(bytes)
    }

    /// The bytes that ``ByteWriter/append(counted:)`` wrote.
    @inlinable
    package mutating func counted() throws(MalformedBytes) -> ByteReader {
        try read(try count(ofSize: 1))
    }

    @inlinable
    package mutating func text() throws(MalformedBytes) -> String {
        var text = try counted()
        return try text.rest()
    }

    /// Reads all remaining bytes as text.
    @usableFromInline
    package mutating func rest() throws(MalformedBytes) -> String {
        // Decoding replaces invalid UTF-8, which would change the bytes.
        var text = String(decoding: bytes, as: UTF8.self)
        let isWhole = text.withUTF8 { text in
            // An empty buffer may have no address.
            guard let read = text.baseAddress, let given = bytes.baseAddress else { return isAtEnd }
            return text.count == count && memcmp(read, given, count) == 0
        }
        guard isWhole else { throw MalformedBytes() }
        advance(by: count)
        return text
    }

    @inlinable
    mutating func load<Value: BitwiseCopyable>(
        _ type: Value.Type
    ) throws(MalformedBytes) -> Value {
        let size = MemoryLayout<Value>.size
        guard size <= count else { throw MalformedBytes() }
        defer { advance(by: size) }
        return bytes.loadUnaligned(as: type)
    }

    @inlinable
    mutating func advance(by length: Int) {
        bytes = UnsafeRawBufferPointer(rebasing: bytes[length...])
    }
}
