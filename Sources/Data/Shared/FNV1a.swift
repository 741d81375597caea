/// The hash of Fowler, Noll and Vo, variant 1a with 64 bits (draft-eastlake-fnv).
///
/// It is the digest of a transaction (ST-9), and finds texts in tables; a forger can make two texts
/// with one hash.
struct FNV1a {
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    /// The hash of all bytes so far.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var hash = value
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* Self.prime }
        value = hash
    }

    mutating func update(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* Self.prime
    }

    static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = FNV1a()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.value
    }
}
