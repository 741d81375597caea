import Foundation

/// The restore of the records of a backup, as a function of both sides.
extension SiteWrites {
    /// The writes that restore these records over the present ones, `held`, in the form of a
    /// backup.
    ///
    /// A merge skips every record that exists or was deleted. Of one that lost its beginning to
    /// damage, it writes all; newer values of its rest remain.
    func restored(over held: SiteWrites, _ mode: SiteImport.Mode) -> SiteWrites {
        let present = mode == .merge ? held.names : []
        var writes = SiteWrites()
        for log in SiteLog.all {
            let own = self[keyPath: log.list]
            writes[keyPath: log.list] =
                mode == .merge
                ? own.filter { !present.contains(RecordName(kind: log.kind.rawValue, id: $0.id)) }
                : own.replacing(held[keyPath: log.list])
        }
        var restoring = RestoringRecords(mode: mode, present: present, held: held)
        RecordTables.forEach(in: self, &restoring, &writes)
        let former = held.order.isSet ? PlaceOrder().ids : nil
        let order = mode == .merge && held.order.isSet ? nil : order.value ?? former
        if let order, held.order != .set(order) { writes.order = .set(order) }
        writes.unknown = unknown.compactMap { record in
            let name = RecordName(kind: record.kind, id: record.id)
            guard mode == .replace || !present.contains(name) else { return nil }
            let former = held.unknown.first { $0.kind == record.kind && $0.id == record.id }
            let fields = record.fields.differing(from: former?.fields ?? [])
            return fields.isEmpty
                ? nil : UnknownRecordWrite(kind: record.kind, id: record.id, fields: fields)
        }
        return writes
    }

    /// The names of all records that exist or were deleted.
    private var names: Set<RecordName> {
        var names = Set(unknown.map { RecordName(kind: $0.kind, id: $0.id) })
        for log in SiteLog.all {
            for write in self[keyPath: log.list] where write.created.isSet || write.isDeletion {
                names.insert(RecordName(kind: log.kind.rawValue, id: write.id))
            }
        }
        var naming = NamingRecords()
        RecordTables.forEach(in: self, &naming, &names)
        return names
    }
}

extension [SiteEntryWrite] {
    /// The writes that put these entries in place of others.
    fileprivate func replacing(_ held: [SiteEntryWrite]) -> [SiteEntryWrite] {
        let former = Dictionary(held.map { ($0.id, $0) }) { first, _ in first }
        let kept = Set(map(\.id))
        let gone = held.filter { $0.isLive && !kept.contains($0.id) }
        return gone.map { SiteEntryWrite(deleting: $0.id) }
            + compactMap { $0.differing(from: former[$0.id]) }
    }
}

extension SiteEntryWrite {
    /// The fields that differ from those of the same entry; `nil` if there are none.
    fileprivate func differing(from held: SiteEntryWrite?) -> SiteEntryWrite? {
        // Another device may have kept only the deletion of an entry that returns (ST-32).
        guard let held, held.created.isSet || isDeletion else { return self }
        var comparing = LeavingOutEqual()
        var write = self
        EntryFields.forEach(of: held, in: (), &comparing, &write)
        write.unknown = unknown.differing(from: held.unknown)
        // Written together, both have one key, as in an empty store (TR-3).
        if write.start.isSet || write.created.isSet {
            (write.start, write.created) = (start, created)
        }
        return write == SiteEntryWrite(id: id) ? nil : write
    }
}
