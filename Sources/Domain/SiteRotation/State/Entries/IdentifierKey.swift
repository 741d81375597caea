import Foundation

/// An id as two numbers, which are hashed and compared without Foundation.
///
/// Both halves are hashed: ids come from other devices, and chosen ones could collide.
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
