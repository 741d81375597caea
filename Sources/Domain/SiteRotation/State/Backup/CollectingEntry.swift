/// Writes every field of an entry that was ever written.
struct CollectingEntry: EntryFieldVisitor {
    typealias Subject = SiteEntryWrite
    typealias Context = (entry: EntryRegisters, places: [SiteLocation.ID])

    func visit<Field: EntryField>(
        _: Field.Type,
        _: FieldWrite<Field.Value>,
        _ write: inout SiteEntryWrite,
        _ held: (entry: EntryRegisters, places: [SiteLocation.ID])
    ) {
        guard held.entry.keys[keyPath: Field.key] != 0 else { return }
        write[keyPath: Field.write] = .set(Field.held(by: held.entry, held.places))
    }
}
