/// The keys of the registers of one entry, as positions in the table of keys; 0 is never written.
struct EntryKeys: Hashable, Sendable {
    var created: UInt32
    var start: UInt32
    var place: UInt32
    var end: UInt32
    var note: UInt32
    var deleted: UInt32

    /// Keys that are equal but for that of the end, which is how nearly every entry has them.
    init(_ key: UInt32 = 0, end: UInt32 = 0) {
        created = key
        start = key
        place = key
        note = key
        deleted = key
        self.end = end
    }

    /// Whether ``init(_:end:)`` makes them.
    var isPlain: Bool { self == EntryKeys(created, end: end) }
}
