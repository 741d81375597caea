package import Foundation
import MomentumDomain

// Longer than 200 lines because no other file names the fields of an entry (HS-11, HS-16).

/// The writes of a transaction to one entry; times are milliseconds since 1970.
package struct SiteEntryWrite: Hashable, Sendable, Identifiable {
    package let id: UUID
    /// The creation, which orders equal starts; an entry exists once it has arrived (ST-57).
    package var created: FieldWrite<Int64> = .keep
    package var start: FieldWrite<Int64> = .keep
    package var place: FieldWrite<SiteLocation.ID?> = .keep
    package var end: FieldWrite<SiteEnd> = .keep
    package var note: FieldWrite<String?> = .keep
    package var deleted: FieldWrite<Bool> = .keep
    package var unknown: [UnknownField] = []

    package init(id: UUID) {
        self.id = id
    }

    /// True if it has the creation of an entry that is not deleted.
    var isLive: Bool { created.isSet && !isDeletion }
    var isDeletion: Bool { deleted == .set(true) }

    /// Creates the write that creates a complete entry.
    package init(
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

/// The keys of the registers of one entry, as positions in the table of keys; 0 means never
/// written.
package struct EntryKeys: Hashable, Sendable {
    package var created: UInt32
    package var start: UInt32
    package var place: UInt32
    package var end: UInt32
    package var note: UInt32
    package var deleted: UInt32

    /// Creates keys that are equal except for the end, as for nearly every entry.
    package init(_ key: UInt32 = 0, end: UInt32 = 0) {
        created = key
        start = key
        place = key
        note = key
        deleted = key
        self.end = end
    }

    /// The keys of all fields, in the order of the tags.
    package var all: [UInt32] { [created, start, place, end, note, deleted] }

    mutating func replace(_ other: (UInt32) -> UInt32) {
        (created, start, place) = (other(created), other(start), other(place))
        (end, note, deleted) = (other(end), other(note), other(deleted))
    }

    /// True if ``init(_:end:)`` creates equal keys.
    package var isPlain: Bool { self == EntryKeys(created, end: end) }

    /// The key with which a live entry was restored after a deletion; `nil` if it was not.
    ///
    /// A creation writes that the entry is not deleted, with its own key. A correction may write
    /// the creation once more; an entry that was never deleted has no values below its first key.
    func restoration(in table: [OrderKey]) -> OrderKey? {
        let key = table[Int(deleted)]
        return table[Int(created)] == key ? nil : key
    }

    /// True if a transaction after the creating one has written the start.
    var isStartEdited: Bool { start != created }
}

/// A field of an entry, named once: its number, its name in dumps, its positions in write and keys,
/// and its storage in the registers.
package protocol EntryField {
    associatedtype Value: RegisterValue

    static var tag: UInt64 { get }
    static var name: String { get }
    static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<Value>> { get }
    static var key: WritableKeyPath<EntryKeys, UInt32> { get }

    /// The value in an entry; rows refer to `places` by position.
    static func held(by entry: EntryRegisters, _ places: [SiteLocation.ID]) -> Value

    /// Stores a value in an entry; `place` is the position of the place, if that is the field.
    static func hold(_ value: Value, in entry: inout EntryRegisters, place: Int32)
}

/// A field that is stored exactly as written.
package protocol PlainEntryField: EntryField {
    static var register: WritableKeyPath<EntryRegisters, Value> { get }
}

extension PlainEntryField {
    package static func held(by entry: EntryRegisters, _: [SiteLocation.ID]) -> Value {
        entry[keyPath: register]
    }

    package static func hold(_ value: Value, in entry: inout EntryRegisters, place: Int32) {
        entry[keyPath: register] = value
    }
}

/// An action on each field of an entry.
///
/// It changes its subject and only reads its context. The visitor itself should contain only
/// numbers, because copying a table or an entry into it would cost more than the work.
package protocol EntryFieldVisitor {
    associatedtype Subject
    associatedtype Context = Void
    associatedtype Failure: Error = Never

    mutating func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ subject: inout Subject,
        _ context: Context
    ) throws(Failure)
}

/// A reader that finds the field of a write, as in a decoder.
package protocol EntryFieldReader {
    associatedtype Failure: Error = Never

    mutating func visit<Field: EntryField>(
        _: Field.Type,
        _ write: inout SiteEntryWrite
    ) throws(Failure)
}

/// The six fields that rows hold, packed.
package enum EntryFields {
    package enum Created: PlainEntryField {
        package static var tag: UInt64 { 1 }
        package static var name: String { "created" }
        package static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<Int64>> { \.created }
        package static var key: WritableKeyPath<EntryKeys, UInt32> { \.created }
        package static var register: WritableKeyPath<EntryRegisters, Int64> { \.row.created }
    }

    package enum Start: EntryField {
        package static var tag: UInt64 { 2 }
        package static var name: String { "start" }
        package static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<Int64>> { \.start }
        package static var key: WritableKeyPath<EntryKeys, UInt32> { \.start }

        package static func held(by entry: EntryRegisters, _: [SiteLocation.ID]) -> Int64 {
            entry.row.start
        }

        package static func hold(_ value: Int64, in entry: inout EntryRegisters, place: Int32) {
            entry.row.start = value.boundedToDates
        }
    }

    package enum Place: EntryField {
        package static var tag: UInt64 { 3 }
        package static var name: String { "place" }
        package static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<UUID?>> { \.place }
        package static var key: WritableKeyPath<EntryKeys, UInt32> { \.place }

        package static func held(by entry: EntryRegisters, _ places: [SiteLocation.ID]) -> UUID? {
            entry.row.place < 0 ? nil : places[Int(entry.row.place)]
        }

        package static func hold(_ value: UUID?, in entry: inout EntryRegisters, place: Int32) {
            entry.row.place = place
        }
    }

    package enum End: EntryField {
        package static var tag: UInt64 { 4 }
        package static var name: String { "end" }
        package static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<SiteEnd>> { \.end }
        package static var key: WritableKeyPath<EntryKeys, UInt32> { \.end }

        package static func held(by entry: EntryRegisters, _: [SiteLocation.ID]) -> SiteEnd {
            entry.row.end
        }

        package static func hold(_ value: SiteEnd, in entry: inout EntryRegisters, place: Int32) {
            entry.row.end = value.boundedToDates
        }
    }

    package enum Note: PlainEntryField {
        package static var tag: UInt64 { 5 }
        package static var name: String { "note" }
        package static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<String?>> { \.note }
        package static var key: WritableKeyPath<EntryKeys, UInt32> { \.note }
        package static var register: WritableKeyPath<EntryRegisters, String?> { \.row.note }
    }

    package enum Deleted: PlainEntryField {
        package static var tag: UInt64 { 6 }
        package static var name: String { "deleted" }
        package static var write: WritableKeyPath<SiteEntryWrite, FieldWrite<Bool>> { \.deleted }
        package static var key: WritableKeyPath<EntryKeys, UInt32> { \.deleted }
        package static var register: WritableKeyPath<EntryRegisters, Bool> { \.isDeleted }
    }

    /// Visits every field with its write, in tag order.
    package static func forEach<Visitor: EntryFieldVisitor>(
        of write: SiteEntryWrite,
        in context: Visitor.Context,
        _ visitor: inout Visitor,
        _ subject: inout Visitor.Subject
    ) throws(Visitor.Failure) {
        try visitor.visit(Created.self, write.created, &subject, context)
        try visitor.visit(Start.self, write.start, &subject, context)
        try visitor.visit(Place.self, write.place, &subject, context)
        try visitor.visit(End.self, write.end, &subject, context)
        try visitor.visit(Note.self, write.note, &subject, context)
        try visitor.visit(Deleted.self, write.deleted, &subject, context)
    }

    /// Visits every field of a write during its reading.
    package static func forEach<Reader: EntryFieldReader>(
        in write: inout SiteEntryWrite,
        _ reader: inout Reader
    ) throws(Reader.Failure) {
        try reader.visit(Created.self, &write)
        try reader.visit(Start.self, &write)
        try reader.visit(Place.self, &write)
        try reader.visit(End.self, &write)
        try reader.visit(Note.self, &write)
        try reader.visit(Deleted.self, &write)
    }
}
