import Foundation
import MomentumSiteRotationDomain

/// The files of a store as JSON.
///
/// Replicas and digests are hexadecimal. Other 64-bit numbers are decimal text, because many JSON
/// readers truncate numbers beyond 2⁵³. Times are as stored.
enum StoreDump {
    static func header(_ bytes: [UInt8], file: String) -> String {
        var fields: [String: Any] = ["file": file, "size": bytes.count]
        if let header = FileHeader(bytes) {
            fields["formatVersion"] = Int(header.formatVersion)
            fields["leastReader"] = Int(header.leastReader)
            fields["store"] = header.storeID.uuidString
            fields["generation"] = String(header.generation)
            fields["replica"] = hexadecimal(header.replica)
            fields["created"] = header.created
        }
        return line(fields)
    }

    static func value(_ transaction: SiteTransaction) -> [String: Any] {
        var fields = value(transaction.key)
        let writes = transaction.writes
        fields["entries"] = nonEmpty(writes.entries.map(value))
        fields["restatements"] = nonEmpty(
            writes.restatements.map { restatement in
                value(restatement.key).merging(value(restatement.write)) { $1 }
            }
        )
        fields["sensors"] = nonEmpty(writes.sensors.map(value))
        fields["order"] = writes.order.value.map(value)
        var dumping = DumpingRecords()
        RecordTables.forEach(in: writes, &dumping, &fields)
        fields["unknown"] = nonEmpty(
            writes.unknown.map { record in
                [
                    "kind": String(record.kind), "id": record.id.uuidString,
                    "fields": record.fields.map(value),
                ]
            }
        )
        return fields
    }

    static func value(_ key: OrderKey) -> [String: Any] {
        [
            "stamp": String(key.stamp), "replica": hexadecimal(key.transaction.replica),
            "counter": String(key.transaction.counter),
            "digest": hexadecimal(key.transaction.digest),
        ]
    }

    /// The value of a field; numbers that JSON readers may truncate are already text.
    static func value(_ value: some RegisterValue) -> Any { json(value.dumped) }

    private static func json(_ value: DumpValue) -> Any {
        switch value {
        case .number(let number): number
        case .text(let text): text
        case .flag(let flag): flag
        case .null: NSNull()
        case .list(let list): list.map(json)
        case .object(let fields): fields.mapValues(json)
        }
    }

    /// One line with sorted keys, so that two dumps can be compared.
    static func line(_ fields: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try? JSONSerialization.data(withJSONObject: fields, options: options)
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }

    static func nonEmpty(_ list: [[String: Any]]) -> [[String: Any]]? {
        list.isEmpty ? nil : list
    }

    static func hexadecimal(_ number: UInt64) -> String { String(number, radix: 16) }

    private static func value(_ write: SiteEntryWrite) -> [String: Any] { object(write.dumped) }

    fileprivate static func value<Kind: Record>(_ record: Kind) -> [String: Any] {
        object(record.dumped)
    }

    private static func object(_ value: DumpValue) -> [String: Any] {
        json(value) as? [String: Any] ?? [:]
    }

    private static func value(_ field: UnknownField) -> [String: Any] {
        ["tag": String(field.tag), "base64": Data(field.bytes).base64EncodedString()]
    }
}

private struct DumpingRecords: RecordTableVisitor {
    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ fields: inout [String: Any],
        _ writes: SiteWrites
    ) {
        fields["\(Kind.name)s"] = StoreDump.nonEmpty(writes[keyPath: list].map(StoreDump.value))
    }
}
