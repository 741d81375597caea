package import Foundation

/// All registers of one entry with their keys: a row combined with its exceptions.
package struct EntryRegisters: Hashable, Sendable {
    package var row: EntryRow
    package fileprivate(set) var keys: EntryKeys
    package var isDeleted: Bool

    package init(id: UUID) {
        row = EntryRow(id: id)
        keys = EntryKeys()
        isDeleted = false
    }

    package init(row: EntryRow, keys: EntryKeys, isDeleted: Bool) {
        self.row = row
        self.keys = keys
        self.isDeleted = isDeleted
        self.row.isStartEdited = keys.isStartEdited
    }

    /// True if the entry is known to be created, and not deleted.
    var isLive: Bool { keys.created != 0 && !isDeleted }

    var plainRow: EntryRow {
        var row = row
        row.apply(keys)
        return row
    }
}

extension EntryRegisters {
    /// Adopts the fields of `write` that are newer than the present ones; returns true if there was
    /// one.
    ///
    /// `position` is the current or later position of `key` in `table`. An adopted place is added
    /// to `places`.
    mutating func merge(
        _ write: SiteEntryWrite,
        _ key: OrderKey,
        at position: UInt32,
        _ table: [OrderKey],
        _ places: inout TwinnedRows
    ) -> Bool {
        let before = keys
        var merging = MergingFields(
            key: key,
            position: position,
            before: before,
            // Most fields of an entry come from one transaction, so one comparison is enough.
            isNewer: table[Int(before.created)] < key
        )
        if let place = write.place.value, merging.isOlder(before.place, table) {
            merging.place = places.position(of: place)
        }
        EntryFields.forEach(of: write, in: table, &merging, &self)
        guard keys != before else { return false }
        row.isStartEdited = keys.isStartEdited
        return true
    }

    /// The keys of the fields that are newer in another state; 0 for the other fields.
    ///
    /// `table` has the keys of this state, and `others` those of the other state.
    func newerKeys(in other: EntryKeys, _ table: [OrderKey], _ others: [OrderKey]) -> EntryKeys {
        var comparing = ComparingKeys(held: keys, others: other)
        var newer = EntryKeys()
        EntryFields.forEach(
            of: SiteEntryWrite(id: row.id),
            in: (table, others),
            &comparing,
            &newer
        )
        return newer
    }

    /// Adopts the fields of another state's entry that have a nonzero key in `newer`.
    ///
    /// `place` is the position of its place in this state; `places` are those of the other state.
    mutating func adopt(
        _ other: EntryRegisters,
        _ newer: EntryKeys,
        place: Int32,
        _ places: [SiteLocation.ID]
    ) {
        var adopting = AdoptingFields(newer: newer, place: place)
        EntryFields.forEach(
            of: SiteEntryWrite(id: row.id),
            in: (other, places),
            &adopting,
            &self
        )
        row.isStartEdited = keys.isStartEdited
    }

    /// The fields of a deleted entry that were written after its deletion; `nil` if there are none.
    ///
    /// Keys and rows refer to `table` and `places` by position.
    func writtenAfterDeletion(
        _ table: [OrderKey],
        _ places: [SiteLocation.ID]
    ) -> EntryRegisters? {
        var left = EntryRegisters(id: row.id)
        left.isDeleted = true
        left.keys.deleted = keys.deleted
        var deletion = EntryKeys(keys.deleted, end: keys.deleted)
        deletion.deleted = keys.deleted
        var held = left
        held.keys = deletion
        let newer = held.newerKeys(in: keys, table, table)
        guard newer != EntryKeys() else { return nil }
        left.adopt(self, newer, place: row.place, places)
        return left
    }

    /// The write that undoes `write`: the present values of its fields.
    ///
    /// A field that was never written has no value, and undoing a creation deletes the entry.
    func former(of write: SiteEntryWrite, _ places: [SiteLocation.ID]) -> SiteEntryWrite {
        var former = SiteEntryWrite(id: row.id)
        if keys.created != 0 {
            var remembering = RememberingFields()
            EntryFields.forEach(of: write, in: (self, places), &remembering, &former)
        }
        if write.deleted.isSet { former.deleted = .set(keys.deleted == 0 ? true : isDeleted) }
        return former
    }
}

private struct MergingFields: EntryFieldVisitor {
    typealias Subject = EntryRegisters
    typealias Context = [OrderKey]

    let key: OrderKey
    let position: UInt32
    let before: EntryKeys
    let isNewer: Bool
    var place: Int32 = -1

    func isOlder(_ held: UInt32, _ table: [OrderKey]) -> Bool {
        held == before.created ? isNewer : table[Int(held)] < key
    }

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ entry: inout EntryRegisters,
        _ table: [OrderKey]
    ) {
        guard case .set(let value) = write, isOlder(before[keyPath: Field.key], table) else {
            return
        }
        Field.hold(value, in: &entry, place: place)
        entry.keys[keyPath: Field.key] = position
    }
}

private struct ComparingKeys: EntryFieldVisitor {
    typealias Subject = EntryKeys
    typealias Context = ([OrderKey], [OrderKey])

    let held: EntryKeys
    let others: EntryKeys

    func visit<Field: EntryField>(
        _: Field.Type,
        _: FieldWrite<Field.Value>,
        _ newer: inout EntryKeys,
        _ tables: ([OrderKey], [OrderKey])
    ) {
        let other = others[keyPath: Field.key]
        if tables.0[Int(held[keyPath: Field.key])] < tables.1[Int(other)] {
            newer[keyPath: Field.key] = other
        }
    }
}

private struct AdoptingFields: EntryFieldVisitor {
    typealias Subject = EntryRegisters
    typealias Context = (EntryRegisters, [SiteLocation.ID])

    let newer: EntryKeys
    let place: Int32

    func visit<Field: EntryField>(
        _: Field.Type,
        _: FieldWrite<Field.Value>,
        _ entry: inout EntryRegisters,
        _ other: (EntryRegisters, [SiteLocation.ID])
    ) {
        guard newer[keyPath: Field.key] != 0 else { return }
        Field.hold(Field.held(by: other.0, other.1), in: &entry, place: place)
        entry.keys[keyPath: Field.key] = newer[keyPath: Field.key]
    }
}

private struct RememberingFields: EntryFieldVisitor {
    typealias Subject = SiteEntryWrite
    typealias Context = (EntryRegisters, [SiteLocation.ID])

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ former: inout SiteEntryWrite,
        _ held: (EntryRegisters, [SiteLocation.ID])
    ) {
        if write.isSet { former[keyPath: Field.write] = .set(Field.held(by: held.0, held.1)) }
    }
}
