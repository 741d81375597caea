import Foundation
import MomentumDomain

/// Reads the payload of frames that belong together: one or more transactions.
package struct TransactionDecoder {
    private var reader: ByteReader
    private var digest = FNV1a()
    /// The reader after the last byte in the digest.
    private var digested: ByteReader

    private init(_ reader: ByteReader) {
        self.reader = reader
        digested = reader
    }

    /// All transactions of a payload; throws ``MalformedBytes`` unless all are complete.
    package static func transactions(
        in payload: ArraySlice<UInt8>
    ) throws(MalformedBytes) -> [SiteTransaction] {
        var transactions: [SiteTransaction] = []
        try append(payload, to: &transactions)
        return transactions
    }

    /// Appends all transactions of a payload, or none if it throws.
    ///
    /// - Throws: ``MalformedBytes`` unless all transactions are complete.
    package static func append(
        _ payload: ArraySlice<UInt8>,
        to transactions: inout [SiteTransaction]
    ) throws(MalformedBytes) {
        let count = transactions.count
        do {
            try forEach(in: payload) { transaction, _ in transactions.append(transaction) }
        } catch {
            transactions.removeSubrange(count...)
            throw error
        }
    }

    /// All transactions of a payload, each with its bytes.
    ///
    /// - Throws: ``MalformedBytes`` unless all transactions are complete.
    package static func encodedTransactions(
        in payload: ArraySlice<UInt8>
    ) throws(MalformedBytes) -> [EncodedTransaction] {
        var transactions: [EncodedTransaction] = []
        try forEach(in: payload) { transaction, bytes in
            transactions.append(EncodedTransaction(transaction: transaction, bytes: bytes))
        }
        return transactions
    }

    private static func forEach(
        in payload: ArraySlice<UInt8>,
        _ body: (SiteTransaction, ArraySlice<UInt8>) -> Void
    ) throws(MalformedBytes) {
        try ByteReader.read(payload) { reader throws(MalformedBytes) in
            var decoder = TransactionDecoder(reader)
            repeat {
                let start = payload.endIndex - decoder.reader.count
                let transaction = try decoder.transaction()
                body(transaction, payload[start..<(payload.endIndex - decoder.reader.count)])
            } while !decoder.reader.isAtEnd
        }
    }

    private mutating func transaction() throws(MalformedBytes) -> SiteTransaction {
        digest = FNV1a()
        let replica: UInt64 = try reader.integer()
        let counter = try reader.varint()
        guard counter < TransactionFormat.counterLimit else { throw MalformedBytes() }
        let stamp: UInt64 = try reader.integer()
        let writes = try writes()
        digestWhatWasRead()
        let id = TransactionID(replica: replica, counter: counter, digest: digest.value)
        return SiteTransaction(id: id, stamp: stamp, writes: writes)
    }

    private mutating func digestWhatWasRead() {
        digest.update(reader.bytes(since: digested))
        digested = reader
    }

    private mutating func writes() throws(MalformedBytes) -> SiteWrites {
        var writes = SiteWrites()
        // A record consists of a kind, an id and a number of fields.
        let count = try reader.count(ofSize: 18)
        // Most are entries. A wrong count cannot reserve more space than the remaining bytes
        // justify.
        writes.entries.reserveCapacity(min(count, reader.count / 32))
        for _ in 0..<count {
            // A digest of each byte would stall; record by record, the processor can read ahead.
            digestWhatWasRead()
            let kind = try reader.varint()
            let id = try reader.uuid()
            switch RecordKind(rawValue: kind) {
            case .entry: try readEntry(id, into: &writes)
            case .sensor: try readSensor(id, into: &writes)
            case .order: try readOrder(id, into: &writes)
            case .place, .command, .rest, .profile, .settings, nil:
                try readRecord(kind, id, into: &writes)
            }
        }
        return writes
    }

    private mutating func readEntry(
        _ id: UUID,
        into writes: inout SiteWrites
    ) throws(MalformedBytes) {
        var write = SiteEntryWrite(id: id)
        var details: EntryDetails?
        var key: OrderKey?
        try readFields { tag, value throws(MalformedBytes) in
            guard tag != TransactionFormat.EntryTag.key else {
                let stamp: UInt64 = try value.integer()
                key = OrderKey(stamp: stamp, transaction: try TransactionID.read(from: &value))
                return
            }
            try Self.read(tag, &value, into: &write, &details)
        }
        if let key {
            writes.restatements.append(SiteEntryRestatement(write, details: details, key: key))
            return
        }
        if let details { writes.details.append(details) }
        if details == nil || write != SiteEntryWrite(id: id) { writes.entries.append(write) }
    }

    private mutating func readSensor(
        _ id: UUID,
        into writes: inout SiteWrites
    ) throws(MalformedBytes) {
        var write = SiteEntryWrite(id: id)
        var details: SensorDetails?
        try readFields { tag, value throws(MalformedBytes) in
            try Self.read(tag, &value, into: &write, &details)
        }
        if let details { writes.sensorDetails.append(details) }
        if details == nil || write != SiteEntryWrite(id: id) { writes.sensors.append(write) }
    }

    /// Reads a field of an entry, for its row, its further fields, or a newer version.
    private static func read<Log>(
        _ tag: UInt64,
        _ value: inout ByteReader,
        into write: inout SiteEntryWrite,
        _ details: inout LogDetails<Log>?
    ) throws(MalformedBytes) {
        var reading = ReadingEntry(tag: tag, value: value)
        try EntryFields.forEach(in: &write, &reading)
        value = reading.value
        guard !reading.isKnown else { return }
        var record = details ?? LogDetails(id: write.id)
        if try read(tag, &value, into: &record) {
            details = record
        } else {
            write.unknown.append(unknown(tag, &value))
        }
    }

    /// Reads a field of a record; returns false if this version does not know it.
    private static func read<Kind: Record>(
        _ tag: UInt64,
        _ value: inout ByteReader,
        into record: inout Kind
    ) throws(MalformedBytes) -> Bool {
        var reading = ReadingField(tag: tag, value: value, record: record)
        try Kind.forEachField(&reading)
        (value, record) = (reading.value, reading.record)
        return reading.isKnown
    }

    /// Reads a record of a kind with a table, or of an unknown kind.
    private mutating func readRecord(
        _ kind: UInt64,
        _ id: UUID,
        into writes: inout SiteWrites
    ) throws(MalformedBytes) {
        var reading = ReadingRecord(kind: kind, id: id, decoder: self)
        try RecordTables.forEach(in: (), &reading, &writes)
        self = reading.decoder
        guard !reading.isKnown else { return }
        var fields: [UnknownField] = []
        try readFields { tag, value throws(MalformedBytes) in
            fields.append(Self.unknown(tag, &value))
        }
        writes.unknown.append(UnknownRecordWrite(kind: kind, id: id, fields: fields))
    }

    fileprivate mutating func record<Kind: Record>(_ id: UUID) throws(MalformedBytes) -> Kind {
        var record = Kind(id: id)
        try readFields { tag, value throws(MalformedBytes) in
            if !(try Self.read(tag, &value, into: &record)) {
                record.unknown.append(Self.unknown(tag, &value))
            }
        }
        return record
    }

    /// Reads the order of places; further fields from a newer version become an unknown record.
    private mutating func readOrder(
        _ id: UUID,
        into writes: inout SiteWrites
    ) throws(MalformedBytes) {
        var unknown: [UnknownField] = []
        try readFields { tag, value throws(MalformedBytes) in
            if tag == TransactionFormat.OrderTag.list && id == TransactionFormat.orderID {
                writes.order = .set(try [SiteLocation.ID].read(from: &value))
            } else {
                unknown.append(Self.unknown(tag, &value))
            }
        }
        guard !unknown.isEmpty else { return }
        writes.unknown.append(
            UnknownRecordWrite(kind: RecordKind.order.rawValue, id: id, fields: unknown)
        )
    }

    /// Passes each field of a record to `body`, which must read it to its end.
    private mutating func readFields(
        _ body: (UInt64, inout ByteReader) throws(MalformedBytes) -> Void
    ) throws(MalformedBytes) {
        for _ in 0..<(try reader.count(ofSize: 2)) {
            let tag = try reader.varint()
            var value = try reader.counted()
            try body(tag, &value)
            guard value.isAtEnd else { throw MalformedBytes() }
        }
    }

    private static func unknown(_ tag: UInt64, _ value: inout ByteReader) -> UnknownField {
        UnknownField(tag: tag, bytes: value.readAll())
    }
}

private struct ReadingRecord: RecordTableVisitor {
    let kind: UInt64
    let id: UUID
    var decoder: TransactionDecoder
    var isKnown = false

    @inline(__always)
    mutating func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ writes: inout SiteWrites,
        _: Void
    ) throws(MalformedBytes) {
        guard kind == Kind.kind else { return }
        isKnown = true
        writes[keyPath: list].append(try decoder.record(id))
    }
}

private struct ReadingField<Owner: Record>: FieldVisitor {
    let tag: UInt64
    var value: ByteReader
    var record: Owner
    var isKnown = false

    @inline(__always)
    mutating func visit<Value: RegisterValue>(
        _ field: Field<Owner, Value>
    ) throws(MalformedBytes) {
        guard field.tag == tag else { return }
        record[keyPath: field.write] = .set(try Value.read(from: &value))
        isKnown = true
    }
}

private struct ReadingEntry: EntryFieldReader {
    let tag: UInt64
    var value: ByteReader
    var isKnown = false

    mutating func visit<Field: EntryField>(
        _: Field.Type,
        _ write: inout SiteEntryWrite
    ) throws(MalformedBytes) {
        guard tag == Field.tag else { return }
        isKnown = true
        write[keyPath: Field.write] = .set(try Field.Value.read(from: &value))
    }
}
