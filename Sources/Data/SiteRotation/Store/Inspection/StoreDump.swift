import Foundation
import MomentumDomain

/// What the files of a store hold, as JSON.
///
/// Replicas and digests are hexadecimal digits, other 64-bit numbers decimal ones in a text,
/// because many readers of JSON cut off numbers beyond 2⁵³. Times are as they are stored.
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
        fields["places"] = nonEmpty(writes.places.map(value))
        fields["order"] = writes.order.value.map { $0.map(\.uuidString) }
        fields["commands"] = nonEmpty(
            writes.commands.map { command in
                var fields: [String: Any] = ["id": command.id.uuidString]
                fields["time"] = command.time.value
                if case .set(let refusal) = command.refusal {
                    fields["refusal"] = refusal.map { Int($0.code) } ?? NSNull()
                }
                fields["undone"] = command.undone.value.map { undone in
                    [
                        "replica": hexadecimal(undone.replica), "counter": String(undone.counter),
                        "digest": hexadecimal(undone.digest),
                    ]
                }
                fields["unknown"] = nonEmpty(command.unknown.map(value))
                return fields
            }
        )
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

    static func value(_ end: SiteEnd) -> [String: Any] {
        switch end {
        case .open: ["kind": "open"]
        case .next(let time): ["kind": "next", "time": time]
        case .fixed(let time): ["kind": "fixed", "time": time]
        }
    }

    static func value(_ place: SitePlace) -> [String: Any] {
        var fields: [String: Any] = ["bodyPart": place.bodyPart]
        fields["subArea"] = place.subArea
        fields["side"] = place.side?.rawValue
        return fields
    }

    /// One line with its keys in order, so that two dumps can be compared.
    static func line(_ fields: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try? JSONSerialization.data(withJSONObject: fields, options: options)
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }

    static func nonEmpty(_ list: [[String: Any]]) -> [[String: Any]]? {
        list.isEmpty ? nil : list
    }

    static func hexadecimal(_ number: UInt64) -> String { String(number, radix: 16) }

    private static func value(_ write: SiteEntryWrite) -> [String: Any] {
        var fields: [String: Any] = ["id": write.id.uuidString]
        fields["created"] = write.created.value
        fields["start"] = write.start.value
        if case .set(let place) = write.place { fields["place"] = place?.uuidString ?? NSNull() }
        fields["end"] = write.end.value.map(value)
        if case .set(let note) = write.note { fields["note"] = note ?? NSNull() }
        fields["deleted"] = write.deleted.value
        fields["unknown"] = nonEmpty(write.unknown.map(value))
        return fields
    }

    private static func value(_ write: SitePlaceWrite) -> [String: Any] {
        var fields: [String: Any] = ["id": write.id.uuidString]
        fields["identity"] = write.identity.value.map(value)
        fields["enabled"] = write.enabled.value
        fields["removed"] = write.removed.value
        fields["unknown"] = nonEmpty(write.unknown.map(value))
        return fields
    }

    private static func value(_ field: UnknownField) -> [String: Any] {
        ["tag": String(field.tag), "base64": Data(field.bytes).base64EncodedString()]
    }
}
