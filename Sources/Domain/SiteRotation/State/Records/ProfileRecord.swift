package import Foundation

/// A transaction's writes to one wear profile.
package struct ProfileRecord: Hashable, Sendable, Identifiable {
    package let id: UUID
    package var name: FieldWrite<String?> = .keep
    /// The device: 0 for sets, 1 for sensors.
    package var worn: FieldWrite<Int64?> = .keep
    package var minutes: FieldWrite<Int64?> = .keep
    package var archived: FieldWrite<Bool?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: UUID) {
        self.id = id
    }
}

extension ProfileRecord: Record {
    package struct Registers: Hashable, Sendable {
        package var name: Register<String?>?
        package var worn: Register<Int64?>?
        package var minutes: Register<Int64?>?
        package var archived: Register<Bool?>?

        package init() {}
    }

    package static var name: String { "profile" }
    package static var kind: UInt64 { RecordKind.profile.rawValue }
    package static var unwritten: Registers { Registers() }
    package var isWhole: Bool { name.isSet }

    @inline(__always)
    package static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self {
        try visitor.visit(Field(1, "name", \.name, \.name))
        try visitor.visit(Field(2, "kind", \.worn, \.worn))
        try visitor.visit(Field(3, "minutes", \.minutes, \.minutes))
        try visitor.visit(Field(4, "archived", \.archived, \.archived))
    }
}
