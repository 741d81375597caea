public import Foundation

/// The register of a field that a newer version wrote.
public struct UnknownFieldID: Hashable, Sendable, Comparable {
    public let kind: UInt64
    public let record: UUID
    public let tag: UInt64

    public init(kind: UInt64, record: UUID, tag: UInt64) {
        self.kind = kind
        self.record = record
        self.tag = tag
    }

    public static func < (left: UnknownFieldID, right: UnknownFieldID) -> Bool {
        (left.kind, left.record, left.tag) < (right.kind, right.record, right.tag)
    }
}
