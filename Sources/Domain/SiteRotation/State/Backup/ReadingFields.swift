/// Reads the written fields of a record from an object.
struct ReadingFields<Owner: Record>: FieldVisitor {
    let fields: [String: DumpValue]
    private(set) var record: Owner
    private(set) var count = 0

    mutating func visit<Value: RegisterValue>(
        _ field: Field<Owner, Value>
    ) throws(UnreadableRecord) {
        guard let dumped = fields[field.name] else { return }
        guard let value = Value.read(dumped) else { throw .malformed }
        record[keyPath: field.write] = .set(value)
        count += 1
    }
}
