import Foundation

/// A field of a newer version, whose bytes are kept, merged and written unchanged (ST-8).
package struct UnknownField: Hashable, Sendable {
    package let tag: UInt64
    package let bytes: [UInt8]

    package init(tag: UInt64, bytes: [UInt8]) {
        self.tag = tag
        self.bytes = bytes
    }

    /// The field as a register with its key.
    func register(
        of record: UUID,
        kind: UInt64,
        _ key: OrderKey
    ) -> (id: RegisterID, field: Register<[UInt8]>) {
        (RegisterID(kind: kind, record: record, tag: tag), Register(bytes, key))
    }
}
