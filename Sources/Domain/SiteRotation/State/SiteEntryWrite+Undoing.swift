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

    /// Writes every other field as it is, so that the entry is whole wherever this arrives.
    mutating func restate(_ registers: EntryRegisters, at location: SiteLocation.ID?) {
        if created == .keep { created = .set(registers.row.created) }
        if start == .keep { start = .set(registers.row.start) }
        if place == .keep { place = .set(location) }
        if end == .keep { end = .set(registers.row.end) }
        if note == .keep { note = .set(registers.row.note) }
    }
}
