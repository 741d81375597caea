public import Foundation

extension UUID {
    /// Creates a name-based identifier: equal names in one name space give equal identifiers.
    ///
    /// Version 5 of RFC 9562, section 5.5: the first 16 bytes of the SHA-1 of name space and name.
    public init(name: String, namespace: UUID) {
        var bytes = withUnsafeBytes(of: namespace.uuid, Array.init)
        bytes.append(contentsOf: name.utf8)
        var hash = SHA1.hash(of: bytes)
        hash[6] = hash[6] & 0x0F | 0x50
        hash[8] = hash[8] & 0x3F | 0x80
        self.init(
            uuid: (
                hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7],
                hash[8], hash[9], hash[10], hash[11], hash[12], hash[13], hash[14], hash[15]
            )
        )
    }
}
