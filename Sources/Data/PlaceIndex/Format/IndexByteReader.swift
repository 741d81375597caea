/// Reads little-endian numbers one after the other; past the end it reads zeros.
struct IndexByteReader {
    let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    mutating func u32() -> UInt32 {
        defer { position += 4 }
        guard position + 4 <= bytes.count else { return 0 }
        return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }

    mutating func u64() -> UInt64 {
        defer { position += 8 }
        guard position + 8 <= bytes.count else { return 0 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// A number that is a possible length or offset; -1 for any other.
    mutating func int() -> Int {
        Int(exactly: Int64(bitPattern: u64())) ?? -1
    }

    /// An offset and a length within the bytes.
    mutating func range() throws(PlaceIndexError) -> Range<Int> {
        let start = int()
        let count = int()
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
            throw .damaged
        }
        return start..<start + count
    }
}
