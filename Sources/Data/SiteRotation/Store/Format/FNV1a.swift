/// The hash of Fowler, Noll and Vo, variant 1a with 64 bits (draft-eastlake-fnv): the digest of a
/// transaction (ST-9).
struct FNV1a {
    /// The hash of all bytes so far.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var hash = value
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        value = hash
    }

    static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = FNV1a()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.value
    }
}
