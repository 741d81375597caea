/// The keys of the registers of one entry, as positions in the table of keys; 0 is never written.
package struct EntryKeys: Hashable, Sendable {
    package var created: UInt32
    package var start: UInt32
    package var place: UInt32
    package var end: UInt32
    package var note: UInt32
    package var deleted: UInt32

    /// Keys that are equal but for that of the end, which is how nearly every entry has them.
    package init(_ key: UInt32 = 0, end: UInt32 = 0) {
        created = key
        start = key
        place = key
        note = key
        deleted = key
        self.end = end
    }

    /// Whether ``init(_:end:)`` makes them.
    package var isPlain: Bool { self == EntryKeys(created, end: end) }

    /// Whether the start was written by another transaction than the creation.
    var isStartEdited: Bool { start != created }

    /// Takes the keys of the fields that `write` writes.
    mutating func take(_ keys: EntryKeys, where write: SiteEntryWrite) {
        if write.created.isSet { created = keys.created }
        if write.start.isSet { start = keys.start }
        if write.place.isSet { place = keys.place }
        if write.end.isSet { end = keys.end }
        if write.note.isSet { note = keys.note }
        if write.deleted.isSet { deleted = keys.deleted }
    }
}
