import Foundation

extension SiteWrites {
    /// The name of the order of places in dumps, and the name of its only field.
    private static let (orderName, orderField) = ("order", "ids")
    static let unknownName = "unknown"

    /// Visits each record with its kind's name and an object.
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

    /// Adds a record from its kind's name and object.
    mutating func add(
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
}
