/// Builds an object from the written fields of an entry.
struct DumpingEntry: EntryFieldVisitor {
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
