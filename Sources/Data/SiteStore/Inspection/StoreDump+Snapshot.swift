import Foundation
import MomentumSiteRotationDomain

extension StoreDump {
    /// The registers of a snapshot, each with the key of its write.
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
        if let order = registers.order {
            let ids = order.value.map(\.uuidString)
            lines.append(line(["order": ["ids": ids, "key": value(order.key)]]))
        }
        var sensors: [UUID: [String: Any]] = [:]
        for (key, writes) in registers.sensors {
            for (id, write) in writes {
                var dumping = DumpingSensor(key: key)
                EntryFields.forEach(
                    of: write,
                    in: (),
                    &dumping,
                    &sensors[id, default: ["id": id.uuidString]]
                )
            }
        }
        lines += sensors.sorted { $0.key < $1.key }.map { line(["sensor": $0.value]) }
        var dumping = DumpingTables()
        RecordTables.forEach(in: registers.tables, &dumping, &lines)
        for (id, bytes) in registers.unknown.sorted(by: { $0.key < $1.key }) {
            let fields: [String: Any] = [
                "kind": String(id.kind), "id": id.record.uuidString, "tag": String(id.tag),
                "base64": Data(bytes.value).base64EncodedString(), "key": value(bytes.key),
            ]
            lines.append(line(["unknown": fields]))
        }
        for (replica, counters) in snapshot.state.numbers.sorted(by: { $0.key < $1.key }) {
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
        let id = entry.row.id
        var fields: [String: Any] = ["id": id.uuidString]
        fields["key"] = value(keys[Int(entry.keys.created)])
        var dumping = DumpingEntry()
        EntryFields.forEach(of: SiteEntryWrite(id: id), in: (entry, places), &dumping, &fields)
        if !dumping.otherKeys.isEmpty {
            fields["otherKeys"] = dumping.otherKeys.mapValues { value(keys[Int($0)]) }
        }
        return fields
    }

}

extension StoreDump {
    /// A line for each record, with its registers and the key of each.
    private struct DumpingTables: RecordTableVisitor {
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _: List<Kind>,
            _ lines: inout [String],
            _ tables: RecordTables
        ) {
            let records = tables[keyPath: table].records.sorted { $0.key < $1.key }
            lines += records.map { id, registers in
                var dumping = DumpingRegisters<Kind>(registers: registers)
                Kind.forEachField(&dumping)
                let fields = dumping.fields.merging(["id": id.uuidString]) { $1 }
                return StoreDump.line([Kind.name: fields])
            }
        }
    }

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

    /// Collects the values of a sensor that one transaction wrote.
    private struct DumpingSensor: EntryFieldVisitor {
        typealias Subject = [String: Any]

        let key: OrderKey

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ fields: inout [String: Any],
            _: Void
        ) {
            guard let value = write.value else { return }
            fields[Field.name] = ["value": StoreDump.value(value), "key": StoreDump.value(key)]
        }
    }

    /// Collects the values of an entry, and the keys that differ from its creation key.
    private struct DumpingEntry: EntryFieldVisitor {
        typealias Subject = [String: Any]
        typealias Context = (entry: EntryRegisters, places: [SiteLocation.ID])

        var otherKeys: [String: UInt32] = [:]

        mutating func visit<Field: EntryField>(
            _: Field.Type,
            _: FieldWrite<Field.Value>,
            _ fields: inout [String: Any],
            _ held: (entry: EntryRegisters, places: [SiteLocation.ID])
        ) {
            let key = held.entry.keys[keyPath: Field.key]
            if key != held.entry.keys.created { otherKeys[Field.name] = key }
            let value = Field.held(by: held.entry, held.places)
            // Deleted entries have lines of their own.
            guard Field.tag != EntryFields.Deleted.tag, value.dumped != .null else { return }
            fields[Field.name] = StoreDump.value(value)
        }
    }
}
