import Foundation

extension SiteEntryWrite {
    /// The written fields by name, as an object.
    package var dumped: DumpValue {
        var dumping = DumpingEntry()
        var fields = ["id": id.dumped]
        EntryFields.forEach(of: self, in: (), &dumping, &fields)
        if !unknown.isEmpty { fields["unknown"] = unknown.dumped }
        return .object(fields)
    }

    init(dumped fields: [String: DumpValue]) throws(UnreadableRecord) {
        guard let id = fields["id"].flatMap({ UUID.read($0) }) else { throw .malformed }
        self.init(id: id)
        var reading = ReadingDumpedEntry(fields: fields)
        try EntryFields.forEach(in: &self, &reading)
        unknown = try fields.unknown
        guard reading.count + (fields["unknown"] == nil ? 1 : 2) == fields.count else {
            throw .unknownName
        }
    }
}
