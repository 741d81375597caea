/// Reads the written fields of an entry from an object.
struct ReadingDumpedEntry: EntryFieldReader {
    let fields: [String: DumpValue]
    private(set) var count = 0

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
