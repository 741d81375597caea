package import Foundation
import MomentumDomain

/// All writes of one transaction; it writes each record at most once.
package struct SiteWrites: Hashable, Sendable {
    package var entries: [SiteEntryWrite] = []
    /// The values that entries already had, for devices that have not kept them.
    package var restatements: [SiteEntryRestatement] = []
    /// The further fields of entries, even if `entries` has a write to the same entry.
    package var details: [EntryDetails] = []
    /// The writes to sensor entries.
    ///
    /// Nothing restates these, because a deletion keeps their fields.
    package var sensors: [SiteEntryWrite] = []
    package var sensorDetails: [SensorDetails] = []
    package var places: [SitePlaceWrite] = []
    package var order: FieldWrite<[SiteLocation.ID]> = .keep
    /// The performed operations, except those identified by their entry.
    package var commands: [SiteCommandWrite] = []
    package var rests: [RestRecord] = []
    package var profiles: [ProfileRecord] = []
    package var settings: [SettingsRecord] = []
    package var unknown: [UnknownRecordWrite] = []

    package init() {}

    package var isEmpty: Bool {
        entries.isEmpty && restatements.isEmpty && sensors.isEmpty && recordCount == 0
            && order == .keep && unknown.isEmpty
    }

    /// True if a deletion is taken back.
    package var isRestoring: Bool { !restatements.isEmpty }

    /// The writes with sets and sensors exchanged.
    var turned: SiteWrites {
        var turned = self
        (turned.entries, turned.sensors) = (sensors, entries)
        turned.details = sensorDetails.map(EntryDetails.init)
        turned.sensorDetails = details.map(SensorDetails.init)
        return turned
    }

    /// True if the only write is the refusal of a watch command.
    var isRefusal: Bool {
        entries.isEmpty && restatements.isEmpty && sensors.isEmpty
            && recordCount == commands.count && order == .keep && unknown.isEmpty
            && commands.contains { $0.answer.value?.refusal != nil }
    }

    /// The number of records of all kinds with a table.
    var recordCount: Int {
        var counting = CountingRecords()
        var count = 0
        RecordTables.forEach(in: self, &counting, &count)
        return count
    }
}

private struct CollectingUnknownFields: RecordTableVisitor {
    let key: OrderKey

    @inline(__always)
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ fields: inout [(id: RegisterID, field: Register<[UInt8]>)],
        _ writes: SiteWrites
    ) {
        for write in writes[keyPath: list] where !write.unknown.isEmpty {
            fields += write.unknown.map { $0.register(of: write.id, kind: Kind.kind, key) }
        }
    }
}

private struct CountingRecords: RecordTableVisitor {
    @inline(__always)
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ count: inout Int,
        _ writes: SiteWrites
    ) {
        count += writes[keyPath: list].count
    }
}

extension SiteWrites {
    /// The fields of a newer version, each with its key.
    func unknownFields(_ key: OrderKey) -> [(id: RegisterID, field: Register<[UInt8]>)] {
        var collecting = CollectingUnknownFields(key: key)
        var fields: [(id: RegisterID, field: Register<[UInt8]>)] = []
        func collect(_ kind: RecordKind, _ list: [SiteEntryWrite]) {
            for write in list where !write.unknown.isEmpty {
                fields += write.unknown.map {
                    $0.register(of: write.id, kind: kind.rawValue, key)
                }
            }
        }
        collect(.entry, entries)
        collect(.sensor, sensors)
        for restatement in restatements {
            let (write, key) = (restatement.write, min(restatement.key, key))
            let kind = RecordKind.entry.rawValue
            fields += write.unknown.map { $0.register(of: write.id, kind: kind, key) }
        }
        RecordTables.forEach(in: self, &collecting, &fields)
        for record in unknown {
            fields += record.fields.map { $0.register(of: record.id, kind: record.kind, key) }
        }
        return fields
    }

    /// Sets the missing creations, counted from `stamp`, which depends on all writes.
    ///
    /// Entries with equal starts then keep the order of their writes (ST-60).
    func created(at stamp: UInt64) -> SiteWrites {
        var writes = self
        var number = Int64(clamping: stamp)
        for index in writes.entries.indices
        where writes.entries[index].created == .set(SiteEntryWrite.unnumbered) {
            writes.entries[index].created = .set(number)
            number += number < .max ? 1 : 0
        }
        return writes
    }

    /// Adds the record of a performed operation, so that it takes effect once (SR-32).
    func recording(_ operation: SiteOperation, at now: Date) -> SiteWrites {
        guard !isEmpty else { return self }
        var writes = self
        // An undo has already named the transaction that it undoes.
        if writes.commands.isEmpty { writes.commands = [SiteCommandWrite(id: operation.id)] }
        writes.commands[0].time = .set(now.milliseconds)
        if let action = operation.action { writes.commands[0].action = .set(action) }
        return writes
    }
}

/// The writes of a newer version to an unknown kind of record.
package struct UnknownRecordWrite: Hashable, Sendable {
    package let kind: UInt64
    package let id: UUID
    package let fields: [UnknownField]

    package init(kind: UInt64, id: UUID, fields: [UnknownField]) {
        self.kind = kind
        self.id = id
        self.fields = fields
    }
}

/// An older write to an entry, restated with its original key.
///
/// Undoing a deletion restates the values of the entry, because another device may have kept only
/// its tombstone (ST-32). With its original key, such a value yields to any later one, seen or not
/// (ST-62).
package struct SiteEntryRestatement: Hashable, Sendable {
    /// The key of the original write, which is below that of the restating transaction.
    package let key: OrderKey
    package let write: SiteEntryWrite
    /// Only a newer version restates these: a deletion keeps them.
    package let details: EntryDetails?

    package init(_ write: SiteEntryWrite, details: EntryDetails? = nil, key: OrderKey) {
        self.write = write
        self.details = details
        self.key = key
    }
}
