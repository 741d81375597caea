import Foundation

extension SiteRotationState {
    /// Takes over what a transaction writes wherever it is newer than what is held.
    ///
    /// - Complexity: O(log *n*) for each entry written, unless many are; then O(*n* log *n*).
    public mutating func apply(_ transaction: SiteTransaction) {
        apply(CollectionOfOne(transaction))
    }

    /// Takes over many transactions at once, as when a store is opened.
    public mutating func apply(_ transactions: some Collection<SiteTransaction>) {
        var changes: [UUID: EntryRegisters] = [:]
        var own = transactions.count { $0.id.replica == replica }
        for transaction in transactions {
            if transaction.id.replica == replica {
                if own <= UndoStep.limit { remember(transaction, changes: changes) }
                own -= 1
            }
            var key: UInt32?
            for write in transaction.writes.entries {
                merge(write, transaction, key: &key, into: &changes)
            }
            for write in transaction.writes.places { merge(write, transaction.key) }
            if let ids = transaction.writes.order.value, orderKey < transaction.key {
                order = ids
                orderKey = transaction.key
            }
            for write in transaction.writes.commands { merge(write, transaction.key) }
            for write in transaction.writes.unknown {
                merge(write.fields, of: write.id, kind: write.kind, transaction.key)
            }
        }
        project(changes)
    }

    private mutating func merge(
        _ write: SiteEntryWrite,
        _ transaction: SiteTransaction,
        key: inout UInt32?,
        into changes: inout [UUID: EntryRegisters]
    ) {
        merge(write.unknown, of: write.id, kind: RecordKind.entry.rawValue, transaction.key)
        let before = changes[write.id] ?? registers(of: write.id)
        var after = before
        // The table gets the key of a transaction once, and only when a register takes it.
        func interned() -> UInt32 {
            let known = key ?? UInt32(keys.count)
            if key == nil { keys.append(transaction.key) }
            key = known
            return known
        }
        func isNewer(than held: UInt32) -> Bool { keys[Int(held)] < transaction.key }

        if let created = write.created.value, isNewer(than: before.keys.created) {
            after.row.created = created
            after.keys.created = interned()
        }
        if let start = write.start.value, isNewer(than: before.keys.start) {
            after.row.start = start.boundedToDates
            after.keys.start = interned()
        }
        if let place = write.place.value, isNewer(than: before.keys.place) {
            after.row.place = entries.position(of: place)
            after.keys.place = interned()
        }
        if let end = write.end.value, isNewer(than: before.keys.end) {
            after.row.end = end.boundedToDates
            after.keys.end = interned()
        }
        if let note = write.note.value, isNewer(than: before.keys.note) {
            after.row.note = note
            after.keys.note = interned()
        }
        if let deleted = write.deleted.value, isNewer(than: before.keys.deleted) {
            after.isDeleted = deleted
            after.keys.deleted = interned()
        }
        if after != before { changes[write.id] = after }
    }

    private mutating func merge(_ write: SitePlaceWrite, _ key: OrderKey) {
        merge(write.unknown, of: write.id, kind: RecordKind.place.rawValue, key)
        var place = places[write.id] ?? PlaceRegisters()
        if let identity = write.identity.value, place.identityKey < key {
            place.identity = identity
            place.identityKey = key
        }
        if let enabled = write.enabled.value, place.enabledKey < key {
            place.isEnabled = enabled
            place.enabledKey = key
        }
        if let removed = write.removed.value, place.removedKey < key {
            place.isRemoved = removed
            place.removedKey = key
        }
        places[write.id] = place
    }

    private mutating func merge(_ write: SiteCommandWrite, _ key: OrderKey) {
        merge(write.unknown, of: write.id, kind: RecordKind.command.rawValue, key)
        guard let time = write.time.value else { return }
        if let held = commands[write.id], key <= held.key { return }
        commands[write.id] = (time, key)
    }

    private mutating func merge(
        _ fields: [UnknownField],
        of record: UUID,
        kind: UInt64,
        _ key: OrderKey
    ) {
        for field in fields {
            let id = UnknownFieldID(kind: kind, record: record, tag: field.tag)
            if let held = unknown[id], key <= held.key { continue }
            unknown[id] = (field.bytes, key)
        }
    }
}
