import Foundation

/// An id as two numbers, which are hashed and compared without asking Foundation.
///
/// Both halves are hashed: ids come from other devices, too, and nobody may choose them so that all
/// fall into one place of a table.
struct IdentifierKey: Hashable {
    private let high: UInt64
    private let low: UInt64

    init(_ id: UUID) {
        (high, low) = withUnsafeBytes(of: id.uuid) { bytes in
            (
                bytes.loadUnaligned(as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            )
        }
    }
}
