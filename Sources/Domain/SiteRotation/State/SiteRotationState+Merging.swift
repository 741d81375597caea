import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Takes over what a transaction writes wherever it is newer than what is held.
    ///
    /// - Complexity: O(log *n*) for each entry written, unless many are; then O(*n* log *n*).
    public mutating func apply(_ transaction: SiteTransaction) {
        apply([transaction])
    }

    /// Takes over many transactions at once, as when a store is opened.
    public mutating func apply(_ transactions: [SiteTransaction]) {
        apply(transactions) { _ in }
    }

    /// Takes over many transactions, and asks now and then whether anybody still wants that.
    ///
    /// - Parameters:
    ///   - transactions: In any order.
    ///   - check: Is told how many rows were done, and may give up; the state is of no use then.
    /// - Throws: What `check` throws.
    mutating func apply<Failure: Error>(
        _ transactions: [SiteTransaction],
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // A journal that was begun a moment ago is empty, and asks for no table.
        guard !transactions.isEmpty else { return }
        // Nor does a history that has nothing yet in which to look for anything.
        if hasLiveRows { prepareForChanges() }
        let count = transactions.reduce(0) { $0 + $1.writes.entries.count }
        var changes = EntryChanges(capacity: count)
        var changesPlaces = false
        var own = 0
        for index in transactions.indices where transactions[index].id.replica == replica {
            own += 1
        }
        for transaction in transactions {
            let (writes, key) = (transaction.writes, transaction.key)
            if transaction.id.replica == replica {
                if own <= UndoHistory.limit { remember(transaction, changes: changes) }
                own -= 1
            }
            var position: UInt32?
            for (number, write) in writes.entries.enumerated() {
                try check(number)
                merge(write, key, position: &position, into: &changes)
            }
            for restatement in writes.restatements {
                var position: UInt32?
                let key = min(restatement.key, key)
                merge(restatement.write, key, position: &position, into: &changes)
            }
            tables.merge(writes, key)
            if let ids = writes.order.value { order.merge(ids, key) }
            unknown.merge(writes, key)
            answers.index(writes.commands, in: tables.commands)
            changesPlaces = changesPlaces || !writes.places.isEmpty || writes.order.isSet
        }
        try project(changes, changesPlaces: changesPlaces, check)
    }

    private mutating func merge(
        _ write: SiteEntryWrite,
        _ key: OrderKey,
        position: inout UInt32?,
        into changes: inout EntryChanges
    ) {
        changes.change(write.id, from: registers(of: write.id)) { entry in
            let next = position ?? UInt32(keys.count)
            guard entry.merge(write, key, at: next, keys, &entries) else { return false }
            if position == nil {
                keys.append(key)
                position = next
            }
            return true
        }
    }
}
