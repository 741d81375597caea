/// The keys of the registers of one entry, as positions in the table of keys; 0 is never written.
public struct EntryKeys: Hashable, Sendable {
    public var created: UInt32
    public var start: UInt32
    public var place: UInt32
    public var end: UInt32
    public var note: UInt32
    public var deleted: UInt32

    /// Keys that are equal but for that of the end, which is how nearly every entry has them.
    public init(_ key: UInt32 = 0, end: UInt32 = 0) {
        created = key
        start = key
        place = key
        note = key
        deleted = key
        self.end = end
    }

    /// Whether ``init(_:end:)`` makes them.
    public var isPlain: Bool { self == EntryKeys(created, end: end) }
}
