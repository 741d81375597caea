import Foundation

extension Record {
    /// The written fields by name, as an object.
    package var dumped: DumpValue {
        var dumping = DumpingFields(record: self, fields: ["id": id.dumped])
        Self.forEachField(&dumping)
        var fields = dumping.fields
        if !unknown.isEmpty { fields["unknown"] = unknown.dumped }
        return .object(fields)
    }

    init(dumped fields: [String: DumpValue]) throws(UnreadableRecord) {
        guard let id = fields["id"].flatMap({ UUID.read($0) }) else { throw .malformed }
        var reading = ReadingFields(fields: fields, record: Self(id: id))
        try Self.forEachField(&reading)
        guard reading.count + (fields["unknown"] == nil ? 1 : 2) == fields.count else {
            throw .unknownName
        }
        self = reading.record
        unknown = try fields.unknown
    }
}
