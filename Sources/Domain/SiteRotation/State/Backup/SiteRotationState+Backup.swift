public import Foundation
import MomentumDomain

extension SiteRotationState {
    /// All records for a backup with the date `now`.
    ///
    /// - Complexity: O(*n* log *n*) in the number of records.
    public func backup(at now: Date) -> SiteBackup {
        SiteBackup(created: now, writes: backupWrites)
    }

    /// A write of every written field, in an order that depends only on the values.
    ///
    /// A deleted entry is represented only by its deletion, because a compacted store has no more.
    var backupWrites: SiteWrites {
        var unknown = Dictionary(grouping: unknown.fields.sorted { $0.key < $1.key }) {
            RecordName(kind: $0.key.kind, id: $0.key.record)
        }
        .mapValues { $0.map { UnknownField(tag: $0.key.tag, bytes: $0.value.value) } }
        var writes = SiteWrites()
        for log in SiteLog.all {
            writes[keyPath: log.list] = self[keyPath: log.table].backupWrites
            for index in writes[keyPath: log.list].indices {
                let id = writes[keyPath: log.list][index].id
                let name = RecordName(kind: log.kind.rawValue, id: id)
                writes[keyPath: log.list][index].unknown = unknown.removeValue(forKey: name) ?? []
            }
        }
        var collecting = CollectingRecords(tables: tables.written, unknown: unknown)
        RecordTables.forEach(in: (), &collecting, &writes)
        // A restore is the act of one device, and not part of what it restores.
        writes.commands.removeAll { $0.action == .set(.restore) }
        if let order = order.written { writes.order = .set(order.value) }
        writes.unknown =
            collecting.unknown.sorted { ($0.key.kind, $0.key.id) < ($1.key.kind, $1.key.id) }
            .map { UnknownRecordWrite(kind: $0.key.kind, id: $0.key.id, fields: $0.value) }
        return writes
    }
}
