import Foundation

/// The tables of all kinds of records, except the rows of entries.
package struct RecordTables: Hashable, Sendable {
    /// The fields of entries that rows do not hold.
    package private(set) var details = RecordTable<EntryDetails>()
    package private(set) var places = RecordTable<SitePlaceWrite>()
    package private(set) var commands = RecordTable<SiteCommandWrite>()
    package private(set) var sensorDetails = RecordTable<SensorDetails>()
    package private(set) var rests = RecordTable<RestRecord>()
    package private(set) var profiles = RecordTable<ProfileRecord>()
    package private(set) var settings = RecordTable<SettingsRecord>()

    package init() {}

    /// The fourteen places and five profiles of the base state (SR-13, ST-58, WP-1).
    static var base: RecordTables {
        var tables = RecordTables()
        tables.places = RecordTable(
            Dictionary(
                uniqueKeysWithValues: SiteLocation.defaults.map { location in
                    var registers = SitePlaceWrite.unwritten
                    registers.identity = Register(location.place, .base)
                    return (location.id, registers)
                }
            )
        )
        tables.profiles = RecordTable(
            Dictionary(
                uniqueKeysWithValues: WearProfile.defaults.map { profile in
                    (profile.id, ProfileRecord.Registers(base: profile))
                }
            )
        )
        return tables
    }

    package mutating func add(_ place: SitePlaceWrite.Registers, ofPlace id: SiteLocation.ID) {
        places.merge(place, of: id)
    }

    /// Adopts details with a separate key, as for a restated entry.
    mutating func merge(_ details: EntryDetails, _ key: OrderKey) {
        self.details.merge(details, key)
    }

    /// The tables with sets and sensors exchanged, in O(1).
    var turned: RecordTables {
        var turned = self
        turned.details = RecordTable(sensorDetails.records)
        turned.sensorDetails = RecordTable(details.records)
        return turned
    }

    package mutating func add(_ time: Register<Int64>, ofCommand id: SiteOperation.ID) {
        var command = SiteCommandWrite.unwritten
        command.time = time
        commands.merge(command, of: id)
    }

    /// Visits every kind, in the order of their numbers: its table, and the list of its writes.
    @inline(__always)
    package static func forEach<Visitor: RecordTableVisitor>(
        in context: Visitor.Context,
        _ visitor: inout Visitor,
        _ subject: inout Visitor.Subject
    ) throws(Visitor.Failure) {
        try visitor.visit(\.details, \.details, &subject, context)
        try visitor.visit(\.places, \.places, &subject, context)
        try visitor.visit(\.commands, \.commands, &subject, context)
        try visitor.visit(\.sensorDetails, \.sensorDetails, &subject, context)
        try visitor.visit(\.rests, \.rests, &subject, context)
        try visitor.visit(\.profiles, \.profiles, &subject, context)
        try visitor.visit(\.settings, \.settings, &subject, context)
    }
}

/// An action on each kind of record; its subject is the value that it changes.
package protocol RecordTableVisitor {
    associatedtype Subject
    associatedtype Context = Void
    associatedtype Failure: Error = Never

    typealias Table<Kind: Record> = WritableKeyPath<RecordTables, RecordTable<Kind>>
    typealias List<Kind: Record> = WritableKeyPath<SiteWrites, [Kind]>

    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ subject: inout Subject,
        _ context: Context
    ) throws(Failure)
}

extension RecordTables {
    /// The keys of the registers of all kinds.
    var keys: Set<OrderKey> {
        var collecting = CollectingFromTables(tables: self)
        var keys: Set<OrderKey> = []
        Self.forEach(in: (), &collecting, &keys)
        return keys
    }
}

private struct CollectingFromTables: RecordTableVisitor {
    let tables: RecordTables

    @inline(__always)
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ keys: inout Set<OrderKey>,
        _: Void
    ) {
        var collecting = CollectingFromRegisters<Kind>(held: Kind.unwritten, keys: keys)
        keys = []
        for held in tables[keyPath: table].records.values {
            collecting.held = held
            Kind.forEachField(&collecting)
        }
        keys = collecting.keys
    }
}

private struct CollectingFromRegisters<Owner: Record>: FieldVisitor {
    var held: Owner.Registers
    var keys: Set<OrderKey>

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let register = field.register, let key = held[keyPath: register]?.key else { return }
        keys.insert(key)
    }
}
