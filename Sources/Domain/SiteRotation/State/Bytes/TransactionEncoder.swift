import Foundation
import MomentumDomain

/// Encodes the writes of a transaction as the payload of a frame (Docs/Formats/Store.md).
package struct TransactionEncoder {
    private var writer = ByteWriter()
    private var field = ByteWriter()

    /// Numbers a draft as a transaction of a replica.
    package static func number(
        _ draft: (stamp: UInt64, writes: SiteWrites),
        replica: UInt64,
        counter: UInt64
    ) -> (transaction: SiteTransaction, bytes: [UInt8]) {
        number(draft, replica: replica, counter: counter) { _ in }
    }

    /// Numbers a draft, and lets `check` cancel the work.
    ///
    /// `check` receives the number of written entries. The digest covers the returned payload.
    package static func number<Failure: Error>(
        _ draft: (stamp: UInt64, writes: SiteWrites),
        replica: UInt64,
        counter: UInt64,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) -> (transaction: SiteTransaction, bytes: [UInt8]) {
        var encoder = TransactionEncoder()
        encoder.writer.append(replica)
        encoder.writer.append(varint: counter)
        encoder.writer.append(draft.stamp)
        try encoder.append(draft.writes, check)
        let bytes = encoder.writer.bytes
        let id = TransactionID(
            replica: replica,
            counter: counter,
            digest: FNV1a.hash(of: bytes[...])
        )
        return (SiteTransaction(id: id, stamp: draft.stamp, writes: draft.writes), bytes)
    }

    private mutating func append<Failure: Error>(
        _ writes: SiteWrites,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        let joined = Joined(writes.entries, writes.details)
        let sensors = Joined(writes.sensors, writes.sensorDetails)
        let count =
            writes.entries.count + writes.restatements.count + writes.sensors.count
            + writes.recordCount - joined.count - sensors.count
            + (writes.order.isSet ? 1 : 0) + writes.unknown.count
        writer.append(varint: UInt64(count))
        for (number, entry) in writes.entries.enumerated() {
            try check(number)
            append(entry, joined[entry.id])
        }
        for restatement in writes.restatements {
            append(restatement.write, restatement.details, restatement.key)
        }
        for entry in writes.sensors { append(entry, sensors[entry.id]) }
        var writes = writes
        // Setting a list copies all of them, which a plain change does not need.
        if joined.count > 0 { writes.details = joined.alone }
        if sensors.count > 0 { writes.sensorDetails = sensors.alone }
        var writing = WritingRecords()
        RecordTables.forEach(in: writes, &writing, &self)
        writing.append(writes.order, to: &self)
        for record in writes.unknown {
            begin(record.kind, record.id, fields: record.fields.count)
            append(record.fields)
        }
    }

    /// Appends all fields of an entry under one header.
    private mutating func append<Log>(
        _ entry: SiteEntryWrite,
        _ details: LogDetails<Log>?,
        _ key: OrderKey? = nil
    ) {
        var counting = CountingFields()
        var count = entry.unknown.count + (key == nil ? 0 : 1)
        EntryFields.forEach(of: entry, in: (), &counting, &count)
        if let details { count += fieldCount(of: details) }
        begin(Log.kind, entry.id, fields: count)
        var writing = WritingEntry()
        EntryFields.forEach(of: entry, in: (), &writing, &self)
        if let key {
            append(TransactionFormat.EntryTag.key) { field in
                field.append(key.stamp)
                key.transaction.put(into: &field)
            }
        }
        if let details { append(fieldsOf: details) }
        append(entry.unknown)
    }

    fileprivate mutating func append<Kind: Record>(_ record: Kind) {
        begin(Kind.kind, record.id, fields: fieldCount(of: record))
        append(fieldsOf: record)
    }

    private func fieldCount<Kind: Record>(of record: Kind) -> Int {
        var counting = CountingWrites(record: record)
        Kind.forEachField(&counting)
        return counting.count + record.unknown.count
    }

    private mutating func append<Kind: Record>(fieldsOf record: Kind) {
        var writing = WritingFields(record: record, encoder: TransactionEncoder())
        // Swapped, not copied, because the bytes so far are long.
        swap(&self, &writing.encoder)
        Kind.forEachField(&writing)
        swap(&self, &writing.encoder)
        append(record.unknown)
    }

    fileprivate mutating func append(order ids: [SiteLocation.ID]) {
        begin(.order, TransactionFormat.orderID, fields: 1)
        append(TransactionFormat.OrderTag.list) { ids.put(into: &$0) }
    }

    private mutating func append(_ unknown: [UnknownField]) {
        for field in unknown {
            writer.append(varint: field.tag)
            writer.append(counted: field.bytes)
        }
    }

    private mutating func begin(_ kind: RecordKind, _ id: UUID, fields: Int) {
        begin(kind.rawValue, id, fields: fields)
    }

    private mutating func begin(_ kind: UInt64, _ id: UUID, fields: Int) {
        writer.append(varint: kind)
        writer.append(id)
        writer.append(varint: UInt64(fields))
    }

    /// Appends a field after its length, which is known once the value is encoded.
    fileprivate mutating func append(_ tag: UInt64, _ encode: (inout ByteWriter) -> Void) {
        field.removeAll()
        encode(&field)
        writer.append(varint: tag)
        writer.append(counted: field.bytes)
    }
}

/// The further fields of entries, those with a write to their rows and those without one.
private struct Joined<Log: EntryLog> {
    private(set) var alone: [LogDetails<Log>] = []
    private var details: [UUID: LogDetails<Log>] = [:]

    init(_ entries: [SiteEntryWrite], _ details: [LogDetails<Log>]) {
        guard !details.isEmpty else { return }
        let ids = Set(entries.map(\.id))
        alone = details.filter { !ids.contains($0.id) }
        let joined = details.filter { ids.contains($0.id) }
        self.details = Dictionary(joined.map { ($0.id, $0) }) { first, _ in first }
    }

    var count: Int { details.count }

    subscript(id: UUID) -> LogDetails<Log>? { details.isEmpty ? nil : details[id] }
}

/// Writes records of all kinds in the order of their numbers, including the order of places.
private struct WritingRecords: RecordTableVisitor {
    var isOrderWritten = false

    @inline(__always)
    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ encoder: inout TransactionEncoder,
        _ writes: SiteWrites
    ) {
        if Kind.kind > RecordKind.order.rawValue { append(writes.order, to: &encoder) }
        for record in writes[keyPath: list] { encoder.append(record) }
    }

    mutating func append(
        _ order: FieldWrite<[SiteLocation.ID]>,
        to encoder: inout TransactionEncoder
    ) {
        guard !isOrderWritten, let ids = order.value else { return }
        encoder.append(order: ids)
        isOrderWritten = true
    }
}

private struct CountingWrites<Owner: Record>: FieldVisitor {
    let record: Owner
    var count = 0

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        if record[keyPath: field.write].isSet { count += 1 }
    }
}

private struct WritingFields<Owner: Record>: FieldVisitor {
    let record: Owner
    var encoder: TransactionEncoder

    @inline(__always)
    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        guard let value = record[keyPath: field.write].value else { return }
        encoder.append(field.tag) { value.put(into: &$0) }
    }
}

private struct CountingFields: EntryFieldVisitor {
    typealias Subject = Int

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ count: inout Int,
        _: Void
    ) {
        if write.isSet { count += 1 }
    }
}

private struct WritingEntry: EntryFieldVisitor {
    typealias Subject = TransactionEncoder

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ encoder: inout TransactionEncoder,
        _: Void
    ) {
        guard case .set(let value) = write else { return }
        encoder.append(Field.tag) { value.put(into: &$0) }
    }
}
