public import Foundation

/// The name of a register, whatever it holds: of which record it is, and under which tag.
public struct RegisterID: Hashable, Sendable, Comparable {
    public let kind: UInt64
    public let record: UUID
    public let tag: UInt64

    public init(kind: UInt64, record: UUID, tag: UInt64) {
        self.kind = kind
        self.record = record
        self.tag = tag
    }

    public static func < (left: RegisterID, right: RegisterID) -> Bool {
        (left.kind, left.record, left.tag) < (right.kind, right.record, right.tag)
    }
}
