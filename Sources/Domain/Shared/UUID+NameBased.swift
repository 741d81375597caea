public import Foundation

extension UUID {
    /// Creates a name-based identifier: equal names in one name space give equal identifiers.
    ///
    /// Version 5 of RFC 9562, section 5.5: the first 16 bytes of the SHA-1 of name space and name.
    public init(name: String, namespace: UUID) {
        self.init(name: Array(name.utf8), namespace: namespace)
    }

    /// Creates a name-based identifier from a name that is not text.
    init(name: [UInt8], namespace: UUID) {
        var bytes: [UInt8] = []
        // Room for what the hash function adds, so that a short name takes one allocation.
        bytes.reserveCapacity(16 + name.count + 72)
        withUnsafeBytes(of: namespace.uuid) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: name)
        let (h0, h1, h2, h3, _) = SHA1.hash(of: bytes)
        // Version and variant take the place of six bits.
        var words = (h0.bigEndian, h1.bigEndian, h2.bigEndian, h3.bigEndian)
        words.1 = (h1 & 0xFFFF_0FFF | 0x0000_5000).bigEndian
        words.2 = (h2 & 0x3FFF_FFFF | 0x8000_0000).bigEndian
        self = withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
