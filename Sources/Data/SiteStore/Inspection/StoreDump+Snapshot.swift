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
        for (id, place) in registers.tables.placesByID {
            lines.append(line(["place": value(place, of: id)]))
        }
        if let order = registers.order {
            let ids = order.value.map(\.uuidString)
            lines.append(line(["order": ["ids": ids, "key": value(order.key)]]))
        }
        for (id, time) in registers.tables.timesByID {
            let fields: [String: Any] = [
                "id": id.uuidString, "time": time.value, "key": value(time.key),
            ]
            lines.append(line(["command": fields]))
        }
        let answers = registers.tables.commands.records.compactMapValues(\.answer)
        for (id, refusal) in answers.sorted(by: { $0.key < $1.key }) {
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

    /// The registers of a record, each with its key.
    private static func value(
        _ registers: SitePlaceWrite.Registers,
        of id: SiteLocation.ID
    ) -> [String: Any] {
        var dumping = DumpingRegisters<SitePlaceWrite>(registers: registers)
        SitePlaceWrite.forEachField(&dumping)
        return dumping.fields.merging(["id": id.uuidString]) { $1 }
    }
}

extension StoreDump {
    private struct DumpingRegisters<Owner: Record>: FieldVisitor {
        let registers: Owner.Registers
        var fields: [String: Any] = [:]

        mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
            guard let path = field.register, let register = registers[keyPath: path] else { return }
            fields[field.name] = [
                "value": StoreDump.value(register.value), "key": StoreDump.value(register.key),
            ]
        }
    }
}
