import Foundation

extension SiteEntryWrite {
    /// The part of the write whose registers still hold what is taken back, and whether that is
    /// all of it.
    func keeping(
        _ keys: EntryKeys,
        where stands: (UInt32) -> Bool
    ) -> (write: SiteEntryWrite, isWhole: Bool) {
        var kept = self
        if !stands(keys.created) { kept.created = .keep }
        if !stands(keys.start) { kept.start = .keep }
        if !stands(keys.place) { kept.place = .keep }
        if !stands(keys.end) { kept.end = .keep }
        if !stands(keys.note) { kept.note = .keep }
        if !stands(keys.deleted) { kept.deleted = .keep }
        return (kept, kept == self)
    }
}
