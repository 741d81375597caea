import Foundation

extension EntryRegisters {
    /// The key of each register of an entry of a kind, from the table of keys.
    func orderKeys(_ table: [OrderKey], kind: RecordKind) -> [RegisterID: OrderKey] {
        var naming = NamingKeys(record: row.id, kind: kind)
        var named: [RegisterID: OrderKey] = [:]
        EntryFields.forEach(of: SiteEntryWrite(id: row.id), in: (keys, table), &naming, &named)
        return named
    }

    /// The writes that produced the registers, without the fields that `other` sets.
    ///
    /// Rows refer to `places` by position; each write has the position of its key.
    func writes(
        _ places: [SiteLocation.ID],
        besides other: SiteEntryWrite? = nil
    ) -> [(key: UInt32, write: SiteEntryWrite)] {
        let other = other ?? SiteEntryWrite(id: row.id)
        return Set(keys.all).subtracting([0]).sorted().map { key in
            var restating = RestatingFields(key: key)
            var write = SiteEntryWrite(id: row.id)
            EntryFields.forEach(of: other, in: (self, places), &restating, &write)
            return (key, write)
        }
    }
}

extension EntryRegisters {
    private struct RestatingFields: EntryFieldVisitor {
        typealias Subject = SiteEntryWrite
        typealias Context = (entry: EntryRegisters, places: [SiteLocation.ID])

        let key: UInt32

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ restated: inout SiteEntryWrite,
            _ held: (entry: EntryRegisters, places: [SiteLocation.ID])
        ) {
            guard !write.isSet, held.entry.keys[keyPath: Field.key] == key else { return }
            restated[keyPath: Field.write] = .set(Field.held(by: held.entry, held.places))
        }
    }

    private struct NamingKeys: EntryFieldVisitor {
        typealias Subject = [RegisterID: OrderKey]
        typealias Context = (keys: EntryKeys, table: [OrderKey])

        let record: UUID
        let kind: RecordKind

        func visit<Field: EntryField>(
            _: Field.Type,
            _: FieldWrite<Field.Value>,
            _ named: inout [RegisterID: OrderKey],
            _ held: (keys: EntryKeys, table: [OrderKey])
        ) {
            let id = RegisterID(kind: kind.rawValue, record: record, tag: Field.tag)
            named[id] = held.table[Int(held.keys[keyPath: Field.key])]
        }
    }
}
