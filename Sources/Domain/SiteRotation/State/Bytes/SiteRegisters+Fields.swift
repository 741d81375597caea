import Foundation

/// The registers that a snapshot stores as fields of records, like a journal.
///
/// Answers are included, because the previous version merges unknown fields without reading them.
extension SiteRegisters {
    /// The fields that are in no block of their kind.
    package var fields: [RegisterID: Register<[UInt8]>] {
        var collecting = CollectingFields(tables: tables)
        var fields = unknown
        RecordTables.forEach(in: (), &collecting, &fields)
        for (key, writes) in sensors {
            for write in writes.values {
                var writing = WritingSensor(record: write.id, key: key)
                EntryFields.forEach(of: write, in: (), &writing, &fields)
            }
        }
        return fields
    }

    /// Adds a field to its record, or to the unknown fields.
    /// - Throws: ``MalformedBytes`` if the field is known, but its bytes are not a value.
    package mutating func add(
        _ field: Register<[UInt8]>,
        as id: RegisterID
    ) throws(MalformedBytes) {
        var adding = AddingField(id: id, field: field)
        try RecordTables.forEach(in: (), &adding, &tables)
        if adding.isKnown { return }
        if id.kind == RecordKind.sensor.rawValue {
            var write = sensors[field.key]?[id.record] ?? SiteEntryWrite(id: id.record)
            var reading = ReadingSensor(tag: id.tag, field: field)
            try EntryFields.forEach(in: &write, &reading)
            if reading.isKnown {
                sensors[field.key, default: [:]][id.record] = write
                return
            }
        }
        unknown[id] = field
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
            let id = RegisterID(kind: Owner.kind, record: id, tag: field.tag)
            fields[id] = Register(register.value, bytesWith: register.key)
        }
    }

    private struct WritingSensor: EntryFieldVisitor {
        typealias Subject = [RegisterID: Register<[UInt8]>]

        let record: UUID
        let key: OrderKey

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ fields: inout [RegisterID: Register<[UInt8]>],
            _: Void
        ) {
            guard let value = write.value else { return }
            let id = RegisterID(kind: RecordKind.sensor.rawValue, record: record, tag: Field.tag)
            fields[id] = Register(value, bytesWith: key)
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
            registers[keyPath: register] = Register(try self.field.read(), self.field.key)
            isKnown = true
        }
    }

    private struct ReadingSensor: EntryFieldReader {
        let tag: UInt64
        let field: Register<[UInt8]>
        var isKnown = false

        mutating func visit<Field: EntryField>(
            _: Field.Type,
            _ write: inout SiteEntryWrite
        ) throws(MalformedBytes) {
            guard Field.tag == tag else { return }
            write[keyPath: Field.write] = .set(try field.read())
            isKnown = true
        }
    }
}

extension Register<[UInt8]> {
    fileprivate init(_ value: some RegisterValue, bytesWith key: OrderKey) {
        var writer = ByteWriter()
        value.put(into: &writer)
        self.init(writer.bytes, key)
    }

    /// The value of these bytes; throws ``MalformedBytes`` if they are invalid.
    fileprivate func read<Read: RegisterValue>() throws(MalformedBytes) -> Read {
        try ByteReader.read(value[...]) { reader throws(MalformedBytes) in
            let value = try Read.read(from: &reader)
            guard reader.isAtEnd else { throw MalformedBytes() }
            return value
        }
    }
}
