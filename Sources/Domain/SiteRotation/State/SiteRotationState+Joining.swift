import Foundation

extension SiteRotationState {
    /// Takes over what another state holds wherever it is newer, as if all transactions that made
    /// it had come one by one (Docs/SiteRotation.md, "Merging").
    ///
    /// What can be undone stays what this device did itself.
    ///
    /// - Parameter other: What a snapshot of another device says, for example.
    /// - Returns: Whether any register was newer.
    /// - Complexity: O(*n* log *n*) in the number of entries of both.
    @discardableResult
    package mutating func merge(_ other: SiteRotationState) -> Bool {
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
        numbers.merge(other.numbers) { $0.union($1) }
        if isNews { project(changes, changesPlaces: changesPlaces) { _ in } }
        return isNews
    }

    /// Whether a transaction would change a register.
    package func isNews(_ transaction: SiteTransaction) -> Bool {
        let (key, writes) = (transaction.key, transaction.writes)
        return writes.entries.contains { isNews($0, key) }
            || writes.restatements.contains { isNews($0.write, min($0.key, key)) }
            || writes.order.isSet && order.key < key
            || tables.isNews(writes, key) || unknown.isNews(writes, key)
    }

    /// The digests of the transactions of a replica that registers of entries hold, by number.
    ///
    /// - Complexity: O(*n*) in the number of transactions.
    package func digests(of replica: UInt64) -> [UInt64: Set<UInt64>] {
        var digests: [UInt64: Set<UInt64>] = [:]
        for key in keys where key.transaction.replica == replica {
            digests[key.transaction.counter, default: []].insert(key.transaction.digest)
        }
        return digests
    }

    private func isNews(_ write: SiteEntryWrite, _ key: OrderKey) -> Bool {
        let keys = keys
        return write.writesAny(of: registers(of: write.id).keys) { keys[Int($0)] < key }
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
            var newer = registers.newerKeys(in: entry.keys, keys, other.keys)
            guard newer != EntryKeys() else { return false }
            for key in newer.all where key != 0 && positions[key] == nil {
                positions[key] = UInt32(keys.count)
                keys.append(other.keys[Int(key)])
            }
            newer.replace { positions[$0] ?? 0 }
            let place =
                newer.place == 0
                ? -1 : entries.position(of: other.entries.location(of: entry.row))
            registers.adopt(entry, newer, place: place, other.entries.places)
            return true
        }
    }
}
