/// The hash of Fowler, Noll and Vo, variant 1a with 64 bits (draft-eastlake-fnv).
///
/// It is the digest of a transaction (ST-9) and the key of texts in tables. It is not secure:
/// collisions can be forged.
@usableFromInline
package struct FNV1a {
    @inlinable static var prime: UInt64 { 0x0000_0100_0000_01B3 }

    @usableFromInline package var value: UInt64

    @inlinable
    package init() {
        value = 0xCBF2_9CE4_8422_2325
    }

    @inlinable
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var hash = value
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* Self.prime }
        value = hash
    }

    @inlinable
    package mutating func update(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* Self.prime
    }

    @inlinable
    package static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = FNV1a()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.value
    }
}
