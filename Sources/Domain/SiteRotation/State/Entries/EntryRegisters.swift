package import Foundation

/// All registers of one entry, with their keys: a row combined with its exceptions.
package struct EntryRegisters: Hashable, Sendable {
    package var row: EntryRow
    package var keys: EntryKeys
    package var isDeleted: Bool

    /// The registers of an entry that nothing was written to.
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

    /// True if the entry was created, as far as is known, and not deleted.
    var isLive: Bool { keys.created != 0 && !isDeleted }

    /// The row with its keys in it.
    var plainRow: EntryRow {
        var row = row
        row.take(keys)
        return row
    }
}

/// The operations that treat all fields alike.
extension EntryRegisters {
    /// Adopts the fields of `write` that are newer than the present ones.
    ///
    /// - Parameters:
    ///   - write: The transaction's write to the entry.
    ///   - key: The key of the transaction.
    ///   - position: The present or future position of the key in the table.
    ///   - table: The keys, which the fields refer to by position.
    ///   - places: The positions of places; an adopted place is added.
    /// - Returns: True if there was such a field.
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
            // Most fields of an entry come from one transaction, for which one comparison suffices.
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

    /// Compares the keys of another state's entry with the present ones.
    ///
    /// - Parameters:
    ///   - other: The keys of the entry in the other state.
    ///   - table: The keys of this state.
    ///   - others: The keys of the other state.
    /// - Returns: The keys of the fields that are newer there; 0 for the others.
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

    /// Adopts the fields of another entry that have a key.
    ///
    /// - Parameters:
    ///   - other: The entry's registers in another state.
    ///   - newer: The keys of those fields in this state; 0 for the others.
    ///   - place: The position of the place in this state, if it is one of them.
    ///   - places: The places of the other state.
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
    /// `table` and `places` are those that keys and rows refer to by position.
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

    /// The present values of the fields of `write`.
    ///
    /// A field that was never written has none, and undoing a creation deletes.
    ///
    /// - Parameters:
    ///   - write: The coming write.
    ///   - places: The places, which rows refer to by position.
    /// - Returns: The write that undoes it.
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
