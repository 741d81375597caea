public import Foundation

/// Encodes values as the little-endian bytes of the store's files (ST-2).
@usableFromInline
package struct ByteWriter {
    @usableFromInline package internal(set) var bytes: [UInt8]

    @inlinable
    package init() {
        bytes = []
    }

    @inlinable
    package mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    @inlinable
    package mutating func append(_ id: UUID) {
        withUnsafeBytes(of: id.uuid) { bytes.append(contentsOf: $0) }
    }

    @inlinable
    package mutating func append(contentsOf other: some Collection<UInt8>) {
        bytes.append(contentsOf: other)
    }

    /// Appends seven bits per byte, lowest first; the top bit means that more bytes follow.
    @inlinable
    package mutating func append(varint value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a signed number so that small ones of either sign stay short: 0, -1, 1, -2 become 0,
    /// 1, 2, 3.
    @inlinable
    package mutating func append(signedVarint value: Int64) {
        append(varint: UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    /// Appends the text's length in UTF-8 as a varint, then the text.
    @inlinable
    package mutating func append(_ text: String) {
        append(varint: UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// The length as a varint, and the bytes.
    @inlinable
    package mutating func append(counted other: [UInt8]) {
        append(varint: UInt64(other.count))
        bytes.append(contentsOf: other)
    }

    @inlinable
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }
}
