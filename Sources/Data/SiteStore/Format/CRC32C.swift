/// The Castagnoli cyclic redundancy check, as in RFC 3720, appendix B.4 (ST-7).
///
/// It detects every change of up to 5 bits in records of up to 655 bytes, and every burst of up to
/// 32 bits. It guards against accidents, not against attackers.
package struct CRC32C: Sendable {
    private var state: UInt32 = .max

    package init() {}

    var value: UInt32 { ~state }

    /// Adds bytes to the checksum, sixteen at a time, in O(*n*).
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = self.state
        Self.tables.withUnsafeBufferPointer { tables in
            func word(at offset: Int) -> UInt64 {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            /// The part of the checksum that a word adds if `count` bytes follow it.
            func share(of word: UInt64, before count: Int) -> UInt32 {
                let last = count * 256
                let low =
                    tables[last + 1792 + Int(word & 0xFF)]
                    ^ tables[last + 1536 + Int(word >> 8 & 0xFF)]
                    ^ tables[last + 1280 + Int(word >> 16 & 0xFF)]
                    ^ tables[last + 1024 + Int(word >> 24 & 0xFF)]
                let high =
                    tables[last + 768 + Int(word >> 32 & 0xFF)]
                    ^ tables[last + 512 + Int(word >> 40 & 0xFF)]
                    ^ tables[last + 256 + Int(word >> 48 & 0xFF)]
                    ^ tables[last + Int(word >> 56)]
                return low ^ high
            }
            var offset = 0
            while bytes.count - offset >= 16 {
                // Only the first share waits for the state; the processor finds the second ahead.
                let second = share(of: word(at: offset + 8), before: 0)
                state = share(of: word(at: offset) ^ UInt64(state), before: 8) ^ second
                offset += 16
            }
            if bytes.count - offset >= 8 {
                state = share(of: word(at: offset) ^ UInt64(state), before: 0)
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

    /// Sixteen tables of 256 values: table *n* is for a byte that *n* bytes follow.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        tables.reserveCapacity(4096)
        for byte in UInt32(0)..<256 {
            var value = byte
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
            tables.append(value)
        }
        for index in 256..<4096 {
            let previous = tables[index - 256]
            tables.append(tables[Int(previous & 0xFF)] ^ previous >> 8)
        }
        return tables
    }()
}
