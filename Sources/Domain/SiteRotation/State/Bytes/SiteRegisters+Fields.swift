import Foundation

/// The registers that a snapshot stores as fields of records, as a journal does.
///
/// Answers are among them, because the version before merges unknown fields without reading them.
extension SiteRegisters {
    /// The fields that are in no block of their kind.
    package var fields: [RegisterID: Register<[UInt8]>] {
        var collecting = CollectingFields(tables: tables)
        var fields = unknown
        RecordTables.forEach(in: (), &collecting, &fields)
        return fields
    }

    /// Adds a field to its record, or to the unknown ones.
    /// - Throws: ``MalformedBytes`` when the field is known, but its bytes are not a value.
    package mutating func add(
        _ field: Register<[UInt8]>,
        as id: RegisterID
    ) throws(MalformedBytes) {
        var adding = AddingField(id: id, field: field)
        try RecordTables.forEach(in: (), &adding, &tables)
        if !adding.isKnown { unknown[id] = field }
    }
}

extension SiteRegisters {
    private struct CollectingFields: RecordTableVisitor {
        let tables: RecordTables

        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ fields: inout [RegisterID: Register<[UInt8]>],
            _: Void
        ) {
            for (id, held) in tables[keyPath: table].records {
                var writing = WritingFields<Kind>(id: id, held: held)
                Kind.forEachField(&writing)
                fields.merge(writing.fields) { $1 }
            }
        }
    }

    private struct WritingFields<Owner: Record>: FieldVisitor {
        let id: UUID
        let held: Owner.Registers
        var fields: [RegisterID: Register<[UInt8]>] = [:]

        mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
            guard !field.isInBlock, let path = field.register, let register = held[keyPath: path]
            else { return }
            var writer = ByteWriter()
            register.value.put(into: &writer)
            let id = RegisterID(kind: Owner.kind, record: id, tag: field.tag)
            fields[id] = Register(writer.bytes, register.key)
        }
    }

    private struct AddingField: RecordTableVisitor {
        let id: RegisterID
        let field: Register<[UInt8]>
        var isKnown = false

        mutating func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ tables: inout RecordTables,
            _: Void
        ) throws(MalformedBytes) {
            guard id.kind == Kind.kind else { return }
            var reading = ReadingField<Kind>(tag: id.tag, field: field, registers: Kind.unwritten)
            try Kind.forEachField(&reading)
            guard reading.isKnown else { return }
            isKnown = true
            tables[keyPath: table].merge(reading.registers, of: id.record)
        }
    }

    private struct ReadingField<Owner: Record>: FieldVisitor {
        let tag: UInt64
        let field: Register<[UInt8]>
        var registers: Owner.Registers
        var isKnown = false

        mutating func visit<Value: RegisterValue>(
            _ field: Field<Owner, Value>
        ) throws(MalformedBytes) {
            guard field.tag == tag, !field.isInBlock, let register = field.register else { return }
            let value = try ByteReader.read(self.field.value[...]) {
                reader throws(MalformedBytes) in
                let value = try Value.read(from: &reader)
                guard reader.isAtEnd else { throw MalformedBytes() }
                return value
            }
            registers[keyPath: register] = Register(value, self.field.key)
            isKnown = true
        }
    }
}
