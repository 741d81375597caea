/// Leaves out the fields of an entry that are as they were.
struct LeavingOutEqual: EntryFieldVisitor {
    typealias Subject = SiteEntryWrite

    func visit<Field: EntryField>(
        _: Field.Type,
        _ held: FieldWrite<Field.Value>,
        _ write: inout SiteEntryWrite,
        _: Void
    ) {
        if write[keyPath: Field.write] == held { write[keyPath: Field.write] = .keep }
    }
}
