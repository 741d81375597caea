import Foundation

extension EntryRegisters {
    /// What the fields that `write` writes hold now.
    ///
    /// A field that was never written has nothing to go back to; taking back a creation deletes.
    ///
    /// - Parameters:
    ///   - write: What is about to be written.
    ///   - location: Where the entry is now; a row names it by position.
    /// - Returns: The write that undoes it.
    func former(of write: SiteEntryWrite, at location: SiteLocation.ID?) -> SiteEntryWrite {
        var former = SiteEntryWrite(id: row.id)
        if write.deleted != .keep { former.deleted = .set(keys.deleted == 0 ? true : isDeleted) }
        guard keys.created != 0 else { return former }
        if write.created != .keep { former.created = .set(row.created) }
        if write.start != .keep { former.start = .set(row.start) }
        if write.place != .keep { former.place = .set(location) }
        if write.end != .keep { former.end = .set(row.end) }
        if write.note != .keep { former.note = .set(row.note) }
        return former
    }
}
