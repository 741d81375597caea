import Foundation

extension SiteRotationState {
    /// Takes over what another state holds wherever it is newer, as if all transactions that made
    /// it had come one by one (Docs/SiteRotation.md, "Merging").
    ///
    /// What can be undone stays what this device did itself.
    ///
    /// - Parameter other: What a snapshot of another device says, for example.
    /// - Returns: Whether anything was newer.
    /// - Complexity: O(*n* log *n*) in the number of entries of both.
    @discardableResult
    public mutating func merge(_ other: SiteRotationState) -> Bool {
        prepareForChanges()
        var changes = EntryChanges()
        var positions: [UInt32: UInt32] = [0: 0]
        other.forEachRegisters { entry in
            merge(entry, of: other, positions: &positions, into: &changes)
        }
        let changesOrder = order.merge(other.order.ids, other.order.key)
        let changesRecords = tables.merge(other.tables)
        let changesUnknown = unknown.merge(other.unknown)
        let changesPlaces = changesRecords || changesOrder
        let isNews = changes.count > 0 || changesPlaces || changesUnknown
        if changesRecords { answers = CommandAnswers(tables.commands) }
        if isNews { project(changes, changesPlaces: changesPlaces) { _ in } }
        return isNews
    }

    /// Whether a transaction would change a register.
    public func isNews(_ transaction: SiteTransaction) -> Bool {
        let (key, writes) = (transaction.key, transaction.writes)
        return writes.entries.contains { isNews($0, key) }
            || writes.restatements.contains { isNews($0.write, min($0.key, key)) }
            || writes.order.isSet && order.key < key
            || tables.isNews(writes, key) || unknown.isNews(writes, key)
    }

    /// The digests of the transactions of a replica that registers of entries hold, by number.
    ///
    /// - Complexity: O(*n*) in the number of transactions.
    public func digests(of replica: UInt64) -> [UInt64: Set<UInt64>] {
        var digests: [UInt64: Set<UInt64>] = [:]
        for key in keys where key.transaction.replica == replica {
            digests[key.transaction.counter, default: []].insert(key.transaction.digest)
        }
        return digests
    }

    private func isNews(_ write: SiteEntryWrite, _ key: OrderKey) -> Bool {
        let held = registers(of: write.id).keys
        func isNewer(than position: UInt32) -> Bool { keys[Int(position)] < key }
        return write.created.isSet && isNewer(than: held.created)
            || write.start.isSet && isNewer(than: held.start)
            || write.place.isSet && isNewer(than: held.place)
            || write.end.isSet && isNewer(than: held.end)
            || write.note.isSet && isNewer(than: held.note)
            || write.deleted.isSet && isNewer(than: held.deleted)
    }

    /// Hands out the registers of every entry, deleted ones and those that wait too, in no order.
    private func forEachRegisters(_ body: (EntryRegisters) -> Void) {
        func hand(_ row: EntryRow) {
            body(EntryRegisters(row: row, keys: entryKeys(of: row), isDeleted: false))
        }
        for block in entries.blocks { block.forEach(hand) }
        hidden.forEach(hand)
        apart.forEach(hand)
        dormant.values.forEach(body)
    }

    private mutating func merge(
        _ entry: EntryRegisters,
        of other: SiteRotationState,
        positions: inout [UInt32: UInt32],
        into changes: inout EntryChanges
    ) {
        changes.change(entry.row.id, from: registers(of: entry.row.id)) { registers in
            let before = registers.keys
            /// Takes a field over when its key is the newer one.
            func take(
                _ field: WritableKeyPath<EntryKeys, UInt32>,
                _ assign: (inout EntryRegisters) -> Void
            ) {
                let position = entry.keys[keyPath: field]
                let key = other.keys[Int(position)]
                guard keys[Int(before[keyPath: field])] < key else { return }
                if positions[position] == nil {
                    positions[position] = UInt32(keys.count)
                    keys.append(key)
                }
                registers.keys[keyPath: field] = positions[position] ?? 0
                assign(&registers)
            }
            take(\.created) { $0.row.created = entry.row.created }
            take(\.start) { $0.row.start = entry.row.start }
            take(\.place) {
                $0.row.place = entries.position(of: other.entries.location(of: entry.row))
            }
            take(\.end) { $0.row.end = entry.row.end }
            take(\.note) { $0.row.note = entry.row.note }
            take(\.deleted) { $0.isDeleted = entry.isDeleted }
            return registers.keys != before
        }
    }
}
