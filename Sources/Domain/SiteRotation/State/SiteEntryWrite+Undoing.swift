import Foundation

extension SiteEntryWrite {
    /// The part of the write whose registers still hold what is taken back, and whether that is
    /// all of it.
    func keeping(
        where stands: (KeyPath<EntryKeys, UInt32>) -> Bool
    ) -> (write: SiteEntryWrite, isWhole: Bool) {
        var kept = self
        if created.isSet, !stands(\.created) { kept.created = .keep }
        if start.isSet, !stands(\.start) { kept.start = .keep }
        if place.isSet, !stands(\.place) { kept.place = .keep }
        if end.isSet, !stands(\.end) { kept.end = .keep }
        if note.isSet, !stands(\.note) { kept.note = .keep }
        if deleted.isSet, !stands(\.deleted) { kept.deleted = .keep }
        return (kept, kept == self)
    }

    /// What the fields of an entry hold that the write does not write, each with the key it has.
    func restatements(
        of registers: EntryRegisters,
        at location: SiteLocation.ID?,
        keys: [OrderKey]
    ) -> [SiteEntryRestatement] {
        let held = registers.keys
        let positions: Set = [held.created, held.start, held.place, held.end, held.note]
        return positions.subtracting([0]).sorted().compactMap { key in
            var write = SiteEntryWrite(id: id)
            if !created.isSet, held.created == key { write.created = .set(registers.row.created) }
            if !start.isSet, held.start == key { write.start = .set(registers.row.start) }
            if !place.isSet, held.place == key { write.place = .set(location) }
            if !end.isSet, held.end == key { write.end = .set(registers.row.end) }
            if !note.isSet, held.note == key { write.note = .set(registers.row.note) }
            guard write != SiteEntryWrite(id: id) else { return nil }
            return SiteEntryRestatement(write, key: keys[Int(key)])
        }
    }
}
