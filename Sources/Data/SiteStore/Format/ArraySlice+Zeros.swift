extension ArraySlice<UInt8> {
    /// The range from the first nonzero byte to the last, in O(*n*); `nil` if all bytes are zero.
    var withoutZeros: Range<Int>? {
        let first = withUnsafeBytes { bytes -> Int? in
            var offset = 0
            while offset + 8 <= bytes.count,
                bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0
            {
                offset += 8
            }
            return bytes[offset...].firstIndex { $0 != 0 }
        }
        guard let first, let last = lastIndex(where: { $0 != 0 }) else { return nil }
        return startIndex + first..<last + 1
    }
}
