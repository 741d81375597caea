import Foundation
import MomentumDomain

/// Turns what a transaction writes into the payload of a frame (Docs/Formats/Store.md).
package struct TransactionEncoder {
    private var writer = ByteWriter()
    private var field = ByteWriter()

    /// Numbers a draft as a transaction of a replica.
    package static func number(
        _ draft: SiteTransactionDraft,
        replica: UInt64,
        counter: UInt64
    ) -> (transaction: SiteTransaction, payload: [UInt8]) {
        number(draft, replica: replica, counter: counter) { _ in }
    }

    /// Numbers a draft, and asks now and then whether anybody still wants that.
    ///
    /// - Parameters:
    ///   - draft: What is numbered.
    ///   - replica: Who writes it.
    ///   - counter: Its number.
    ///   - check: Is told how many entries were written, and may give up.
    /// - Returns: The transaction, whose digest is that of the payload, and the payload.
    /// - Throws: What `check` throws.
    package static func number<Failure: Error>(
        _ draft: SiteTransactionDraft,
        replica: UInt64,
        counter: UInt64,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) -> (transaction: SiteTransaction, payload: [UInt8]) {
        var encoder = TransactionEncoder()
        encoder.writer.append(replica)
        encoder.writer.append(varint: counter)
        encoder.writer.append(draft.stamp)
        try encoder.append(draft.writes, check)
        let payload = encoder.writer.bytes
        let id = TransactionID(
            replica: replica,
            counter: counter,
            digest: FNV1a.hash(of: payload[...])
        )
        return (SiteTransaction(id: id, stamp: draft.stamp, writes: draft.writes), payload)
    }

    private mutating func append<Failure: Error>(
        _ writes: SiteWrites,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        let hasOrder = writes.order.isSet
        let count =
            writes.entries.count + writes.restatements.count + writes.places.count
            + (hasOrder ? 1 : 0) + writes.commands.count + writes.unknown.count
        writer.append(varint: UInt64(count))
        for (number, entry) in writes.entries.enumerated() {
            try check(number)
            append(entry)
        }
        for restatement in writes.restatements { append(restatement.write, restatement.key) }
        for place in writes.places { append(place) }
        if let order = writes.order.value {
            begin(.order, TransactionFormat.orderID, fields: 1)
            append(TransactionFormat.OrderTag.list) { order.put(into: &$0) }
        }
        for command in writes.commands { append(command) }
        for record in writes.unknown {
            begin(record.kind, record.id, fields: record.fields.count)
            append(record.fields)
        }
    }

    private mutating func append(_ entry: SiteEntryWrite, _ key: OrderKey? = nil) {
        typealias Tag = TransactionFormat.EntryTag
        let flags = [
            entry.created.isSet, entry.start.isSet, entry.place.isSet,
            entry.end.isSet, entry.note.isSet, entry.deleted.isSet, key != nil,
        ]
        begin(.entry, entry.id, fields: flags.count { $0 } + entry.unknown.count)
        append(Tag.created, entry.created)
        append(Tag.start, entry.start)
        append(Tag.place, entry.place)
        append(Tag.end, entry.end)
        append(Tag.note, entry.note)
        append(Tag.deleted, entry.deleted)
        if let key {
            append(Tag.key) { field in
                field.append(key.stamp)
                key.transaction.put(into: &field)
            }
        }
        append(entry.unknown)
    }

    private mutating func append(_ place: SitePlaceWrite) {
        typealias Tag = TransactionFormat.PlaceTag
        let flags = [place.identity.isSet, place.enabled.isSet, place.removed.isSet]
        begin(.place, place.id, fields: flags.count { $0 } + place.unknown.count)
        append(Tag.identity, place.identity)
        append(Tag.enabled, place.enabled)
        append(Tag.removed, place.removed)
        append(place.unknown)
    }

    private mutating func append(_ command: SiteCommandWrite) {
        typealias Tag = TransactionFormat.CommandTag
        let flags = [command.time.isSet, command.undone.isSet, command.answer.isSet]
        begin(.command, command.id, fields: flags.count { $0 } + command.unknown.count)
        append(Tag.time, command.time)
        append(Tag.undone, command.undone)
        append(Tag.answer, command.answer)
        append(command.unknown)
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

    private mutating func append<Value: RegisterValue>(
        _ tag: UInt64,
        _ write: FieldWrite<Value>
    ) {
        guard case .set(let value) = write else { return }
        append(tag) { value.put(into: &$0) }
    }

    /// Appends a field whose length is known only when its value is there.
    private mutating func append(_ tag: UInt64, _ encode: (inout ByteWriter) -> Void) {
        field.removeAll()
        encode(&field)
        writer.append(varint: tag)
        writer.append(counted: field.bytes)
    }
}
