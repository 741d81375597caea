import Foundation

/// The register of a field that a newer version wrote.
struct UnknownFieldID: Hashable, Sendable {
    let kind: UInt64
    let record: UUID
    let tag: UInt64
}
