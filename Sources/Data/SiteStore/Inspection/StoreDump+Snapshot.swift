import Foundation
import MomentumSiteRotationDomain

extension StoreDump {
    /// The registers of a snapshot, each with the key of the write that it comes from.
    static func lines(of snapshot: Snapshot) -> [String] {
        let registers = snapshot.state.registers
        let keys = registers.keys
        var lines: [String] = []
        snapshot.state.forEachEntry { entry in
            lines.append(line(["entry": value(entry, keys, registers.entryPlaces)]))
        }
        for (id, key) in registers.tombstones.sorted(by: { $0.key < $1.key }) {
            lines.append(line(["deleted": ["id": id.uuidString, "key": value(keys[Int(key)])]]))
        }
        for place in registers.places { lines.append(line(["place": value(place)])) }
        if let order = registers.order {
            let ids = order.value.map(\.uuidString)
            lines.append(line(["order": ["ids": ids, "key": value(order.key)]]))
        }
        for (id, time) in registers.commands.sorted(by: { $0.key < $1.key }) {
            let fields: [String: Any] = [
                "id": id.uuidString, "time": time.value, "key": value(time.key),
            ]
            lines.append(line(["command": fields]))
        }
        for (id, refusal) in registers.answers.sorted(by: { $0.key < $1.key }) {
            let fields: [String: Any] = [
                "id": id.uuidString, "refusal": value(refusal.value),
                "key": value(refusal.key),
            ]
            lines.append(line(["answer": fields]))
        }
        for (id, bytes) in registers.unknown.sorted(by: { $0.key < $1.key }) {
            let fields: [String: Any] = [
                "kind": String(id.kind), "id": id.record.uuidString, "tag": String(id.tag),
                "base64": Data(bytes.value).base64EncodedString(), "key": value(bytes.key),
            ]
            lines.append(line(["unknown": fields]))
        }
        for (replica, counters) in snapshot.counters.sorted(by: { $0.key < $1.key }) {
            let ranges = counters.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }
            let fields: [String: Any] = ["replica": hexadecimal(replica), "ranges": ranges]
            lines.append(line(["counters": fields]))
        }
        return lines
    }

    private static func value(
        _ entry: EntryRegisters,
        _ keys: [OrderKey],
        _ places: [SiteLocation.ID]
    ) -> [String: Any] {
        let (row, held) = (entry.row, entry.keys)
        var fields: [String: Any] = [
            "id": row.id.uuidString, "start": row.start, "created": row.created,
            "end": value(row.end),
        ]
        fields["place"] = row.place < 0 ? nil : places[Int(row.place)].uuidString
        fields["note"] = row.note
        fields["key"] = value(keys[Int(held.created)])
        let others = [
            "start": held.start, "place": held.place, "end": held.end, "note": held.note,
            "deleted": held.deleted,
        ]
        let different = others.filter { $0.value != held.created }
        if !different.isEmpty {
            fields["otherKeys"] = different.mapValues { value(keys[Int($0)]) }
        }
        return fields
    }

    private static func value(_ place: SiteRegisters.Place) -> [String: Any] {
        var fields: [String: Any] = ["id": place.id.uuidString]
        if let identity = place.identity {
            fields["identity"] = ["value": value(identity.value), "key": value(identity.key)]
        }
        if let enabled = place.enabled {
            fields["enabled"] = ["value": enabled.value, "key": value(enabled.key)]
        }
        if let removed = place.removed {
            fields["removed"] = ["value": removed.value, "key": value(removed.key)]
        }
        return fields
    }
}
