import Foundation

/// The reason why an object of a backup is no record.
package enum UnreadableRecord: Error, Hashable {
    /// A newer version named a kind or a field.
    case unknownName
    case malformed
}

extension SiteWrites {
    /// The name of the order of places in dumps, and that of its one field.
    private static let (orderName, orderField) = ("order", "ids")
    private static let unknownName = "unknown"

    /// Visits each record as its kind's name and an object.
    package func forEachDump(_ body: (_ name: String, _ value: DumpValue) -> Void) {
        for log in SiteLog.all {
            for write in self[keyPath: log.list] { body(log.name, write.dumped) }
        }
        var dumped: [(String, DumpValue)] = []
        var dumping = DumpingRecords()
        RecordTables.forEach(in: self, &dumping, &dumped)
        for (name, value) in dumped { body(name, value) }
        if let ids = order.value { body(Self.orderName, .object([Self.orderField: ids.dumped])) }
        for record in unknown {
            body(
                Self.unknownName,
                .object([
                    "kind": .text(String(record.kind)), "id": record.id.dumped,
                    "fields": record.fields.dumped,
                ])
            )
        }
    }

    /// Adds a record from its kind's name and object; each record may be added once.
    package mutating func add(
        _ name: String,
        _ value: DumpValue
    ) throws(UnreadableRecord) {
        guard case .object(let fields) = value else { throw .malformed }
        if let log = SiteLog.all.first(where: { $0.name == name }) {
            self[keyPath: log.list].append(try SiteEntryWrite(dumped: fields))
        } else if name == Self.orderName {
            guard order == .keep, fields.count == 1, let ids = fields[Self.orderField],
                let ids = [SiteLocation.ID].read(ids)
            else { throw .malformed }
            order = .set(ids)
        } else if name == Self.unknownName {
            unknown.append(try UnknownRecordWrite(dumped: fields))
        } else {
            var adding = AddingRecord(name: name, fields: fields)
            try RecordTables.forEach(in: (), &adding, &self)
            if !adding.isKnown { throw .unknownName }
        }
    }

    /// True if no record is in a list twice.
    package var hasDistinctRecords: Bool {
        var finding = FindingRepeats()
        var isRepeated = SiteLog.all.contains { log in
            Set(self[keyPath: log.list].map(\.id)).count < self[keyPath: log.list].count
        }
        RecordTables.forEach(in: self, &finding, &isRepeated)
        let names = Set(unknown.map { RecordName(kind: $0.kind, id: $0.id) })
        return !isRepeated && names.count == unknown.count
    }
}

extension Record {
    /// The written fields by name, as an object.
    package var dumped: DumpValue {
        var dumping = DumpingFields(record: self, fields: ["id": id.dumped])
        Self.forEachField(&dumping)
        if !unknown.isEmpty { dumping.fields["unknown"] = unknown.dumped }
        return .object(dumping.fields)
    }

    fileprivate init(dumped fields: [String: DumpValue]) throws(UnreadableRecord) {
        guard let id = fields["id"].flatMap({ UUID.read($0) }) else { throw .malformed }
        var reading = ReadingFields(fields: fields, record: Self(id: id))
        try Self.forEachField(&reading)
        reading.record.unknown = try fields.unknown
        guard reading.count + (fields["unknown"] == nil ? 1 : 2) == fields.count else {
            throw .unknownName
        }
        self = reading.record
    }
}

extension SiteEntryWrite {
    /// The written fields by name, as an object.
    package var dumped: DumpValue {
        var dumping = DumpingEntry()
        var fields = ["id": id.dumped]
        EntryFields.forEach(of: self, in: (), &dumping, &fields)
        if !unknown.isEmpty { fields["unknown"] = unknown.dumped }
        return .object(fields)
    }

    fileprivate init(dumped fields: [String: DumpValue]) throws(UnreadableRecord) {
        guard let id = fields["id"].flatMap({ UUID.read($0) }) else { throw .malformed }
        self.init(id: id)
        var reading = ReadingEntry(fields: fields)
        try EntryFields.forEach(in: &self, &reading)
        unknown = try fields.unknown
        guard reading.count + (fields["unknown"] == nil ? 1 : 2) == fields.count else {
            throw .unknownName
        }
    }
}

extension UnknownRecordWrite {
    fileprivate init(dumped fields: [String: DumpValue]) throws(UnreadableRecord) {
        guard fields.count == 3, let id = fields["id"].flatMap({ UUID.read($0) }),
            let kind = fields["kind"].flatMap({ String.read($0) }).flatMap({ UInt64($0) })
        else { throw .malformed }
        let unknown = try ["unknown": fields["fields"] ?? .null].unknown
        self.init(kind: kind, id: id, fields: unknown)
    }
}

extension [UnknownField] {
    package var dumped: DumpValue {
        .list(
            map { field in
                .object([
                    "tag": .text(String(field.tag)),
                    "base64": .text(Data(field.bytes).base64EncodedString()),
                ])
            }
        )
    }
}

extension [String: DumpValue] {
    /// The fields of a newer version, in base64.
    fileprivate var unknown: [UnknownField] {
        get throws(UnreadableRecord) {
            guard let value = self["unknown"] else { return [] }
            guard case .list(let list) = value else { throw .malformed }
            let fields = list.compactMap { value -> UnknownField? in
                guard case .object(let field) = value, field.count == 2,
                    let tag = field["tag"].flatMap({ String.read($0) }).flatMap({ UInt64($0) }),
                    let text = field["base64"].flatMap({ String.read($0) }),
                    let bytes = Data(base64Encoded: text)
                else { return nil }
                return UnknownField(tag: tag, bytes: Array(bytes))
            }
            guard fields.count == list.count else { throw .malformed }
            return fields
        }
    }
}

private struct DumpingRecords: RecordTableVisitor {
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ dumped: inout [(String, DumpValue)],
        _ writes: SiteWrites
    ) {
        dumped += writes[keyPath: list].map { (Kind.name, $0.dumped) }
    }
}

private struct AddingRecord: RecordTableVisitor {
    let name: String
    let fields: [String: DumpValue]
    var isKnown = false

    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ writes: inout SiteWrites,
        _: Void
    ) throws(UnreadableRecord) {
        guard name == Kind.name else { return }
        isKnown = true
        writes[keyPath: list].append(try Kind(dumped: fields))
    }
}

private struct FindingRepeats: RecordTableVisitor {
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ isRepeated: inout Bool,
        _ writes: SiteWrites
    ) {
        let list = writes[keyPath: list]
        isRepeated = isRepeated || Set(list.map(\.id)).count < list.count
    }
}

private struct DumpingFields<Owner: Record>: FieldVisitor {
    let record: Owner
    var fields: [String: DumpValue]

    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        fields[field.name] = record[keyPath: field.write].value.map(\.dumped)
    }
}

private struct ReadingFields<Owner: Record>: FieldVisitor {
    let fields: [String: DumpValue]
    var record: Owner
    var count = 0

    mutating func visit<Value: RegisterValue>(
        _ field: Field<Owner, Value>
    ) throws(UnreadableRecord) {
        guard let dumped = fields[field.name] else { return }
        guard let value = Value.read(dumped) else { throw .malformed }
        record[keyPath: field.write] = .set(value)
        count += 1
    }
}

private struct DumpingEntry: EntryFieldVisitor {
    typealias Subject = [String: DumpValue]

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ fields: inout [String: DumpValue],
        _: Void
    ) {
        fields[Field.name] = write.value.map(\.dumped)
    }
}

private struct ReadingEntry: EntryFieldReader {
    let fields: [String: DumpValue]
    var count = 0

    mutating func visit<Field: EntryField>(
        _: Field.Type,
        _ write: inout SiteEntryWrite
    ) throws(UnreadableRecord) {
        guard let dumped = fields[Field.name] else { return }
        guard let value = Field.Value.read(dumped) else { throw .malformed }
        write[keyPath: Field.write] = .set(value)
        count += 1
    }
}
