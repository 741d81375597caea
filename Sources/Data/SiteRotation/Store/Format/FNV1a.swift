/// The hash of Fowler, Noll and Vo, variant 1a with 64 bits (draft-eastlake-fnv): the digest of a
/// transaction (ST-9).
enum FNV1a {
    static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return hash
        }
    }
}
