import Foundation

/// Writes the records of a backup in place of others, kind by kind.
struct RestoringRecords: RecordTableVisitor {
    let mode: SiteImport.Mode
    let present: Set<RecordName>
    let held: SiteWrites
    let base = RecordTables.base

    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ writes: inout SiteWrites,
        _ backup: SiteWrites
    ) {
        let own = backup[keyPath: list]
        guard mode == .replace else {
            writes[keyPath: list] = own.filter {
                !present.contains(RecordName(kind: Kind.kind, id: $0.id))
            }
            return
        }
        let held = held[keyPath: list]
        let former = Dictionary(held.map { ($0.id, $0) }) { first, _ in first }
        // Performed operations stay performed.
        guard Kind.isTakenBack else {
            writes[keyPath: list] = own.filter { former[$0.id] == nil }
            return
        }
        let kept = Set(own.map(\.id))
        let reset = base[keyPath: table]
        writes[keyPath: list] =
            held.filter { !kept.contains($0.id) }.compactMap { held in
                Self.differing(Kind(id: held.id), held, reset.former(of: held))
            }
            + own.compactMap { write in
                guard let held = former[write.id] else { return write }
                return Self.differing(write, held, reset.former(of: held))
            }
    }

    /// The fields of `write` that differ from `held`; `reset` applies to fields that only `held`
    /// has.
    private static func differing<Kind: Record>(
        _ write: Kind,
        _ held: Kind,
        _ reset: Kind
    ) -> Kind? {
        var comparing = ComparingFields(own: write, held: held, reset: reset, write: write)
        Kind.forEachField(&comparing)
        comparing.write.unknown = write.unknown.differing(from: held.unknown)
        return comparing.write == Kind(id: write.id) ? nil : comparing.write
    }
}

private struct ComparingFields<Owner: Record>: FieldVisitor {
    let own: Owner
    let held: Owner
    let reset: Owner
    var write: Owner

    mutating func visit<Value: RegisterValue>(_ field: Field<Owner, Value>) {
        let (own, held) = (own[keyPath: field.write], held[keyPath: field.write])
        let target = own.isSet || !held.isSet ? own : reset[keyPath: field.write]
        write[keyPath: field.write] = target == held ? .keep : target
    }
}
