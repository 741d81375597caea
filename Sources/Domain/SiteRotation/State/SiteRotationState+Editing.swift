import Foundation

extension SiteRotationState {
    /// Corrects an entry, and nothing else (SR-51 to SR-53, ST-54).
    func writes(
        of edit: SiteEntryEdit,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        guard let row = shownRow(edit.entryID) else { throw .unknownEntry(edit.entryID) }
        let shownEnd = entries.shownEnd(of: row)
        let entry = SiteEntry(
            id: row.id,
            locationID: entries.location(of: row),
            start: row.start,
            end: shownEnd,
            note: row.note
        )
        if let problem = edit.problem(editing: entry, in: records, at: now) { throw problem }
        let start = edit.start.value?.milliseconds ?? row.start
        let end = edit.end.value.map { $0?.milliseconds } ?? shownEnd

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
