public import Foundation

/// What a transaction of a newer version writes to a kind of record that this one does not know.
public struct UnknownRecordWrite: Hashable, Sendable {
    public let kind: UInt64
    public let id: UUID
    public let fields: [UnknownField]

    public init(kind: UInt64, id: UUID, fields: [UnknownField]) {
        self.kind = kind
        self.id = id
        self.fields = fields
    }
}
