extension UnsafeRawBufferPointer {
    /// The index of the first zero byte; each step checks eight bytes.
    @inline(__always)
    var firstZero: Int? {
        var index = 0
        while index + 8 <= count {
            let zeros = zeros(from: index)
            if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
            index += 8
        }
        return self[index...].firstIndex(of: 0)
    }

    /// The index of the last zero byte; each step checks eight bytes.
    @inline(__always)
    var lastZero: Int? {
        var end = count
        while end >= 8 {
            let zeros = zeros(from: end - 8)
            if zeros != 0 { return end - 1 - zeros.leadingZeroBitCount / 8 }
            end -= 8
        }
        return self[..<end].lastIndex(of: 0)
    }

    /// Eight bytes from an index: the highest bit is set in each zero byte, and no other bit is
    /// set.
    @inline(__always)
    private func zeros(from index: Int) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let bytes = loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let word = UInt64(littleEndian: bytes)
        return ~(((word & low) + low) | word | low)
    }
}
