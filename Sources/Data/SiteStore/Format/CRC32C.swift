/// The Castagnoli cyclic redundancy check, as in RFC 3720, appendix B.4 (ST-7).
///
/// It detects every change of up to 5 bits in records of up to 655 bytes, and every burst of up to
/// 32 bits. It guards against accidents, not against attackers.
package struct CRC32C: Sendable {
    private var state: UInt32 = .max

    package init() {}

    var value: UInt32 { ~state }

    /// Adds bytes to the checksum, eight at a time, in O(*n*).
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = self.state
        Self.tables.withUnsafeBufferPointer { tables in
            var offset = 0
            let whole = bytes.count & ~7
            while offset < whole {
                let word = UInt64(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                )
                let low = UInt32(truncatingIfNeeded: word) ^ state
                let high = UInt32(truncatingIfNeeded: word >> 32)
                state =
                    tables[1792 + Int(low & 0xFF)]
                    ^ tables[1536 + Int(low >> 8 & 0xFF)]
                    ^ tables[1280 + Int(low >> 16 & 0xFF)]
                    ^ tables[1024 + Int(low >> 24)]
                    ^ tables[768 + Int(high & 0xFF)]
                    ^ tables[512 + Int(high >> 8 & 0xFF)]
                    ^ tables[256 + Int(high >> 16 & 0xFF)]
                    ^ tables[Int(high >> 24)]
                offset += 8
            }
            while offset < bytes.count {
                state = tables[Int((state ^ UInt32(bytes[offset])) & 0xFF)] ^ state >> 8
                offset += 1
            }
        }
        self.state = state
    }

    mutating func update(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { update($0) }
    }

    mutating func update(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { update($0) }
    }

    package static func check(of bytes: ArraySlice<UInt8>) -> UInt32 {
        var check = CRC32C()
        check.update(bytes)
        return check.value
    }

    /// Eight tables of 256 values: table *n* is for a byte followed by *n* bytes in its word.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        tables.reserveCapacity(2048)
        for byte in UInt32(0)..<256 {
            var value = byte
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
            tables.append(value)
        }
        for index in 256..<2048 {
            let previous = tables[index - 256]
            tables.append(tables[Int(previous & 0xFF)] ^ previous >> 8)
        }
        return tables
    }()
}
