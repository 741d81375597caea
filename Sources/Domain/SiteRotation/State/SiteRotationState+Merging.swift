import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Takes over transactions that ``perform(_:at:)`` has returned, here or on another device.
    ///
    /// They may come in any order and any number of times.
    ///
    /// - Parameter bytes: Whole transactions, one after the other; none changes nothing.
    /// - Throws: ``MalformedTransactions`` when they are not; nothing is changed then.
    public mutating func apply(_ bytes: [UInt8]) throws(MalformedTransactions) {
        guard !bytes.isEmpty else { return }
        do throws(MalformedBytes) {
            apply(try TransactionDecoder.transactions(in: bytes[...]))
        } catch {
            throw MalformedTransactions()
        }
    }

    /// Takes over what a transaction writes wherever it is newer than what is held.
    ///
    /// - Complexity: O(log *n*) for each entry written, unless many are; then O(*n* log *n*).
    package mutating func apply(_ transaction: SiteTransaction) {
        apply([transaction])
    }

    /// Takes over many transactions at once, as when a store is opened.
    ///
    /// - Parameters:
    ///   - transactions: In any order.
    ///   - received: Those of them that came from a sync folder. They cannot be undone here, not
    ///     even where they are of this device and came back after damage: they are not what it did
    ///     last.
    package mutating func apply(
        _ transactions: [SiteTransaction],
        received: Set<TransactionID> = []
    ) {
        let own = replica
        if received.contains(where: { $0.replica == own }) {
            for transaction in transactions {
                replica = received.contains(transaction.id) ? nil : own
                merge([transaction]) { _ in }
            }
            replica = own
        } else {
            merge(transactions) { _ in }
        }
        for transaction in transactions {
            let id = transaction.id
            numbers[id.replica, default: CounterRanges()].insert(id.counter)
        }
    }

    /// Takes over what transactions write, and asks now and then whether anybody still wants that.
    ///
    /// - Parameters:
    ///   - transactions: In any order.
    ///   - check: Is told how many rows were done, and may give up; the state is of no use then.
    /// - Throws: What `check` throws.
    mutating func merge<Failure: Error>(
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
