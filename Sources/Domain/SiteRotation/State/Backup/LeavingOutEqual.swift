/// Removes the unchanged fields of an entry from a write.
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
