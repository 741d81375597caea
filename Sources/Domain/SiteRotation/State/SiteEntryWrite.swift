public import Foundation

/// What a transaction writes to one entry.
///
/// Times are milliseconds since 1970.
public struct SiteEntryWrite: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// Decides the order among equal starts; an entry exists once this has arrived (ST-57).
    public var created: FieldWrite<Int64> = .keep
    public var start: FieldWrite<Int64> = .keep
    public var place: FieldWrite<SiteLocation.ID?> = .keep
    public var end: FieldWrite<SiteEnd> = .keep
    public var note: FieldWrite<String?> = .keep
    public var deleted: FieldWrite<Bool> = .keep
    public var unknown: [UnknownField] = []

    /// A write that changes nothing yet.
    public init(id: UUID) {
        self.id = id
    }

    /// The write that deletes an entry.
    init(deleting id: UUID) {
        self.id = id
        deleted = .set(true)
    }

    /// A time of creation that is not known before the stamp of the transaction is.
    static let unnumbered = Int64.min

    /// The write that creates a whole entry.
    public init(
        creating id: UUID,
        created: Int64,
        start: Int64,
        place: SiteLocation.ID?,
        end: SiteEnd,
        note: String?
    ) {
        self.id = id
        self.created = .set(created)
        self.start = .set(start)
        self.place = .set(place)
        self.end = .set(end)
        self.note = .set(note)
        deleted = .set(false)
    }
}

extension [SiteEntryWrite] {
    /// Adds to the write of an entry, or begins one; each entry stands in a list once.
    mutating func write(_ id: UUID, _ change: (inout SiteEntryWrite) -> Void) {
        let index =
            lastIndex { $0.id == id }
            ?? {
                append(SiteEntryWrite(id: id))
                return endIndex - 1
            }()
        change(&self[index])
    }
}

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
