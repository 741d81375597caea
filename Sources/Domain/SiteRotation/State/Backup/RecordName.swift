import Foundation

/// The identity of a record among all kinds.
struct RecordName: Hashable {
    let kind: UInt64
    let id: UUID
}
