import Foundation

/// A field that a newer version wrote: kept, merged and written again as the bytes it came as
/// (ST-8).
package struct UnknownField: Hashable, Sendable {
    package let tag: UInt64
    package let bytes: [UInt8]

    package init(tag: UInt64, bytes: [UInt8]) {
        self.tag = tag
        self.bytes = bytes
    }

    /// The register that the field is, when it comes with a key.
    func register(
        of record: UUID,
        kind: UInt64,
        _ key: OrderKey
    ) -> (id: RegisterID, field: Register<[UInt8]>) {
        (RegisterID(kind: kind, record: record, tag: tag), Register(bytes, key))
    }
}
