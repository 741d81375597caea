import Foundation

/// Writes every record with the fields that were ever written.
struct CollectingRecords: RecordTableVisitor {
    let tables: RecordTables
    private(set) var unknown: [RecordName: [UnknownField]]

    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ writes: inout SiteWrites,
        _: Void
    ) {
        let records = tables[keyPath: table].records.sorted { $0.key < $1.key }
        writes[keyPath: list] = records.map { id, registers in
            var collecting = CollectingFields<Kind>(registers: registers, write: Kind(id: id))
            Kind.forEachField(&collecting)
            let name = RecordName(kind: Kind.kind, id: id)
            collecting.write.unknown = unknown.removeValue(forKey: name) ?? []
            return collecting.write
        }
    }
}

private struct CollectingFields<Owner: Record>: FieldVisitor {
    let registers: Owner.Registers
    var write: Owner

    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let path = field.register, let register = registers[keyPath: path] else { return }
        write[keyPath: field.write] = .set(register.value)
    }
}
