import Foundation

extension SiteRotationState {
    /// Corrects an entry, and nothing else (SR-51 to SR-53, ST-54).
    func writes(
        of edit: SiteEntryEdit,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        guard let row = shownRow(edit.entryID) else { throw .unknownEntry(edit.entryID) }
        if case .set(let location?) = edit.location, records.location(location) == nil {
            throw .unknownLocation(location)
        }
        let shownEnd = entries.shownEnd(of: row)
        let start = edit.start.value?.milliseconds ?? row.start
        let end = edit.end.value.map { $0?.milliseconds } ?? shownEnd
        try checkTimes(of: edit, start: start, end: end, now: now.milliseconds)
        if shownEnd != nil, end == nil { try checkReopening(of: row) }

        var write = SiteEntryWrite(id: row.id)
        if let location = edit.location.value { write.place = .set(location) }
        if start != row.start { write.start = .set(start) }
        if let end, end != shownEnd || start != row.start {
            write.end = .set(.fixed(end))
        } else if end == nil, shownEnd != nil {
            write.end = .set(.open)
        }
        if let note = edit.note.value { write.note = .set(note?.nilIfBlank) }
        var writes = SiteWrites()
        if write != SiteEntryWrite(id: row.id) { writes.entries = [write] }
        writes.places = edit.location.value.map { naming([$0].compactMap(\.self)) } ?? []

        let pinned = pinned(writes)
        try checkActiveSite(after: pinned, editing: row.id, isOpen: end == nil)
        return pinned
    }

    /// Only what is changed is checked: the note of an odd old entry can always be edited (SR-52).
    private func checkTimes(
        of edit: SiteEntryEdit,
        start: Int64,
        end: Int64?,
        now: Int64
    ) throws(SiteRotationError) {
        if let start = edit.start.value, start.milliseconds > now { throw .timeInTheFuture(start) }
        if case .set(let end?) = edit.end, end.milliseconds > now { throw .timeInTheFuture(end) }
        let isMoved = edit.start != .keep || edit.end != .keep
        if isMoved, let end, end < start {
            throw .endBeforeStart(
                start: Date(milliseconds: start),
                end: Date(milliseconds: end)
            )
        }
    }

    /// An entry can only be opened again when it is the last and no other is open (SR-52).
    private func checkReopening(of row: EntryRow) throws(SiteRotationError) {
        if let active = records.activeEntry { throw .anotherEntryIsOpen(active.id) }
        if let last = entries.lastRow, last.id != row.id { throw .laterEntryExists(last.id) }
    }

    /// The active site stays the active site, unless it is the one that is edited (SR-3, SR-52).
    private func checkActiveSite(
        after writes: SiteWrites,
        editing id: SiteEntry.ID,
        isOpen: Bool
    ) throws(SiteRotationError) {
        let active = records.activeEntry?.id
        let expected = isOpen ? id : active == id ? nil : active
        guard let expected, trial(of: writes).records.activeEntry?.id != expected else { return }
        throw .startAfterActiveSite
    }

    /// Deletes an entry, with the twins that stand behind it (SR-54).
    func writes(of deletion: SiteEntryDeletion) throws(SiteRotationError) -> SiteWrites {
        guard let row = shownRow(deletion.entryID) else { throw .unknownEntry(deletion.entryID) }
        var writes = SiteWrites()
        writes.entries = ([row] + twins(of: row)).map { SiteEntryWrite(deleting: $0.id) }
        return pinned(writes)
    }
}
