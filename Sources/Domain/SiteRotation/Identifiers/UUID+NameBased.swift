import Foundation

extension UUID {
    /// Creates a name-based identifier: equal names in one namespace give equal identifiers.
    ///
    /// Version 5 of RFC 9562, section 5.5: the first 16 bytes of the SHA-1 of namespace and name.
    init(name: String, namespace: UUID) {
        let bytes = withUnsafeBytes(of: namespace.uuid) { Array($0) + Array(name.utf8) }
        self.init(hash: SHA1.hash(of: bytes))
    }

    /// Creates a name-based identifier from a number and an optional id, highest byte first.
    init(number: Int64, id: UUID?, namespace: UUID) {
        var words: [UInt32] = []
        // One block of the hash function.
        words.reserveCapacity(16)
        namespace.appendWords(to: &words)
        words.append(UInt32(truncatingIfNeeded: number >> 32))
        words.append(UInt32(truncatingIfNeeded: number))
        id?.appendWords(to: &words)
        self.init(hash: SHA1.hash(ofWords: words))
    }

    private init(hash: SHA1.Hash) {
        // Version and variant replace six bits.
        let words = (
            hash.0.bigEndian,
            (hash.1 & 0xFFFF_0FFF | 0x0000_5000).bigEndian,
            (hash.2 & 0x3FFF_FFFF | 0x8000_0000).bigEndian,
            hash.3.bigEndian
        )
        self = withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    private func appendWords(to words: inout [UInt32]) {
        withUnsafeBytes(of: uuid) { bytes in
            for offset in stride(from: 0, to: 16, by: 4) {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                words.append(UInt32(bigEndian: word))
            }
        }
    }
}
