/// Builds an object from the written fields of a record.
struct DumpingFields<Owner: Record>: FieldVisitor {
    let record: Owner
    private(set) var fields: [String: DumpValue]

    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        fields[field.name] = record[keyPath: field.write].value.map(\.dumped)
    }
}
