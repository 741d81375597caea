package import Foundation

/// The registers of all records of a kind; the key of a register only grows.
package struct RecordTable<Kind: Record>: Hashable, Sendable {
    package private(set) var records: [UUID: Kind.Registers]

    package init(_ records: [UUID: Kind.Registers] = [:]) {
        self.records = records
    }

    package subscript(id: UUID) -> Kind.Registers? { records[id] }

    package func registers(of id: UUID) -> Kind.Registers { records[id] ?? Kind.unwritten }

    /// Adopts the fields that are newer than the present ones; returns true if there was one.
    @discardableResult
    package mutating func merge(_ write: Kind, _ key: OrderKey) -> Bool {
        var merging = Merging<Kind>(write: write, key: key, held: registers(of: write.id))
        Kind.forEachField(&merging)
        if merging.isNews { records[write.id] = merging.held }
        return merging.isNews
    }

    @discardableResult
    package mutating func merge(_ registers: Kind.Registers, of id: UUID) -> Bool {
        var joining = Joining<Kind>(other: registers, held: self.registers(of: id))
        Kind.forEachField(&joining)
        if joining.isNews { records[id] = joining.held }
        return joining.isNews
    }

    @discardableResult
    package mutating func merge(_ other: RecordTable) -> Bool {
        var isNews = false
        if other.records.count > records.count {
            records.reserveCapacity(other.records.count)
        }
        for (id, registers) in other.records { isNews = merge(registers, of: id) || isNews }
        return isNews
    }

    /// True if a write with this key would change a register.
    package func isNews(_ write: Kind, _ key: OrderKey) -> Bool {
        var merging = Merging<Kind>(write: write, key: key, held: registers(of: write.id))
        Kind.forEachField(&merging)
        return merging.isNews
    }

    package func highestStamp(under write: Kind) -> UInt64 {
        var highest = Highest<Kind>(write: write, held: registers(of: write.id))
        Kind.forEachField(&highest)
        return highest.stamp
    }

    /// The write that undoes `write`: the present values of its fields.
    package func former(of write: Kind) -> Kind {
        let held = registers(of: write.id)
        var former = Former<Kind>(write: write, held: held, former: Kind(id: write.id))
        Kind.forEachField(&former)
        Kind.complete(&former.former, of: write, held)
        return former.former
    }

    /// The keys of the registers that `write` writes; the base state's key for unwritten ones.
    package func keys(under write: Kind) -> [RegisterID: OrderKey] {
        var recording = RecordingKeys<Kind>(write: write, held: registers(of: write.id))
        Kind.forEachField(&recording)
        return recording.keys
    }

    /// The part of `former` whose registers still have the values to undo.
    ///
    /// - Returns: That part, which may be empty; `nil` if the record does not exist.
    func part(
        of former: Kind,
        where isFromStep: @escaping (RegisterID, OrderKey) -> Bool
    ) -> Kind? {
        guard let held = records[former.id] else { return nil }
        var selecting = SelectingFields<Kind>(
            former: former,
            held: held,
            isFromStep: isFromStep,
            part: Kind(id: former.id)
        )
        Kind.forEachField(&selecting)
        return selecting.part
    }

    /// The registers that a transaction has written, without those of the base state.
    package var written: RecordTable {
        RecordTable(
            records.compactMapValues { held in
                var erasing = ErasingBase<Kind>(held: held)
                Kind.forEachField(&erasing)
                return erasing.isEmpty ? nil : erasing.held
            }
        )
    }
}

private struct Merging<Owner: Record>: FieldVisitor {
    let write: Owner
    let key: OrderKey
    var held: Owner.Registers
    var isNews = false

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, let value = write[keyPath: field.write].value,
            isOlder(held[keyPath: register], than: key)
        else { return }
        held[keyPath: register] = Register(value, key)
        isNews = true
    }
}

private struct Joining<Owner: Record>: FieldVisitor {
    let other: Owner.Registers
    var held: Owner.Registers
    var isNews = false

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, let theirs = other[keyPath: register],
            isOlder(held[keyPath: register], than: theirs.key)
        else { return }
        held[keyPath: register] = theirs
        isNews = true
    }
}

private struct Highest<Owner: Record>: FieldVisitor {
    let write: Owner
    let held: Owner.Registers
    var stamp: UInt64 = 0

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, write[keyPath: field.write].isSet else { return }
        stamp = max(stamp, held[keyPath: register]?.key.stamp ?? 0)
    }
}

private struct Former<Owner: Record>: FieldVisitor {
    let write: Owner
    let held: Owner.Registers
    var former: Owner

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, write[keyPath: field.write].isSet,
            let value = held[keyPath: register]?.value ?? Value.none
        else { return }
        former[keyPath: field.write] = .set(value)
    }
}

private struct RecordingKeys<Owner: Record>: FieldVisitor {
    let write: Owner
    let held: Owner.Registers
    var keys: [RegisterID: OrderKey] = [:]

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, write[keyPath: field.write].isSet else { return }
        let id = RegisterID(kind: Owner.kind, record: write.id, tag: field.tag)
        keys[id] = held[keyPath: register]?.key ?? .base
    }
}

private struct SelectingFields<Owner: Record>: FieldVisitor {
    let former: Owner
    let held: Owner.Registers
    let isFromStep: (RegisterID, OrderKey) -> Bool
    var part: Owner

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, let key = held[keyPath: register]?.key,
            isFromStep(RegisterID(kind: Owner.kind, record: former.id, tag: field.tag), key)
        else { return }
        part[keyPath: field.write] = former[keyPath: field.write]
    }
}

private struct ErasingBase<Owner: Record>: FieldVisitor {
    var held: Owner.Registers
    var isEmpty = true

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, let key = held[keyPath: register]?.key else { return }
        if key == .base { held[keyPath: register] = nil } else { isEmpty = false }
    }
}

/// True if a write with the key wins; an unwritten register has no key.
private func isOlder<Value>(_ held: Register<Value>?, than key: OrderKey) -> Bool {
    held.map { $0.key < key } ?? true
}
