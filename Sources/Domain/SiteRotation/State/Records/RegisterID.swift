package import Foundation

/// The name of a register: the kind and id of its record, and its tag.
package struct RegisterID: Hashable, Sendable, Comparable {
    package let kind: UInt64
    package let record: UUID
    package let tag: UInt64

    package init(kind: UInt64, record: UUID, tag: UInt64) {
        self.kind = kind
        self.record = record
        self.tag = tag
    }

    package static func < (left: RegisterID, right: RegisterID) -> Bool {
        (left.kind, left.record, left.tag) < (right.kind, right.record, right.tag)
    }
}
