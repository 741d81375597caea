package import Foundation

/// A transaction's writes to one record of a kind; the type names the fields of the kind once.
package protocol Record: Hashable, Sendable, Identifiable where ID == UUID {
    /// The registers of a record, one for each field that a state stores.
    associatedtype Registers: Hashable, Sendable

    /// The name of the kind in dumps.
    static var name: String { get }
    /// The number of the kind in files.
    static var kind: UInt64 { get }
    static var unwritten: Registers { get }
    /// True if an undo restores the fields' former values.
    static var isTakenBack: Bool { get }

    /// True if the record exists by this write: a part whose beginning was lost does not.
    var isWhole: Bool { get }

    /// The fields that a newer version wrote.
    var unknown: [UnknownField] { get set }

    /// A write that changes nothing yet.
    init(id: UUID)

    /// Visits every field, in tag order.
    static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self

    /// Adds the parts specific to the kind to `former`, the write that undoes `write`.
    ///
    /// `held` has the registers before the write.
    static func complete(_ former: inout Self, of write: Self, _ held: Registers)
}

extension Record {
    package static var isTakenBack: Bool { true }
    package var isWhole: Bool { true }

    package static func complete(_ former: inout Self, of write: Self, _ held: Registers) {}
}

/// A field of a record: its number, its name in dumps, and its positions in write and registers.
package struct Field<Owner: Record, Value: RegisterValue> {
    package let tag: UInt64
    package let name: String
    package let write: WritableKeyPath<Owner, FieldWrite<Value>>
    /// The register of the field; `nil` for a field that no state stores.
    package let register: WritableKeyPath<Owner.Registers, Register<Value>?>?
    /// True if a snapshot stores the field in a block of the kind; false if among single fields.
    package let isInBlock: Bool

    package init(
        _ tag: UInt64,
        _ name: String,
        _ write: WritableKeyPath<Owner, FieldWrite<Value>>,
        _ register: WritableKeyPath<Owner.Registers, Register<Value>?>?,
        isInBlock: Bool = false
    ) {
        self.tag = tag
        self.name = name
        self.write = write
        self.register = register
        self.isInBlock = isInBlock
    }
}

/// An action on each field of a kind of record.
package protocol FieldVisitor<Owner> {
    associatedtype Owner: Record
    associatedtype Failure: Error = Never

    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) throws(Failure)
}
