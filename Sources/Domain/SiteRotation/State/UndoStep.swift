import Foundation

/// What it takes to take back a transaction of this device (ST-62).
struct UndoStep: Hashable, Sendable {
    /// The key of the transaction, which every register that it wrote has until it is overtaken.
    let key: OrderKey
    /// The transaction that this one took back, when it is an undo.
    let undone: TransactionID?
    /// What it wrote to entries.
    private let written: [SiteEntryWrite]
    /// The former values of those of them that had any, which of an import are few.
    private let held: [IdentifierKey: SiteEntryWrite]
    /// The former value of every register it wrote, but those of entries.
    let former: SiteWrites
    /// The keys that came with the former values.
    let before: UndoKeys
    /// The keys with which the values that an undo brought back were first written.
    private(set) var restored: UndoKeys?
    /// Whether it changed something or did so again, which an undo does not; `nil` when it took
    /// back what nothing is known of any more, so that nobody can tell.
    private(set) var isChange: Bool?

    init(
        transaction: SiteTransaction,
        held: [IdentifierKey: SiteEntryWrite],
        former: SiteWrites,
        before: UndoKeys
    ) {
        key = transaction.key
        undone = transaction.writes.commands.lazy.compactMap(\.undone.value).first
        written = transaction.writes.entries
        self.held = held
        self.former = former
        self.before = before
        isChange = undone == nil ? true : nil
    }

    /// Makes it the undo of `step`.
    ///
    /// A field that the step had written is again what it was before it.
    mutating func takeBack(_ step: UndoStep) {
        isChange = step.isChange.map { !$0 }
        var restored = before
        for former in step.formerEntries {
            let id = IdentifierKey(former.id)
            guard var keys = restored.entries[id] else { continue }
            keys.take(step.before.entries[id] ?? EntryKeys(), where: former)
            restored.entries[id] = keys
        }
        for (register, key) in step.before.records where restored.records[register] != nil {
            restored.records[register] = key
        }
        self.restored = restored
    }

    /// The former value of every register of an entry that it wrote.
    var formerEntries: some Sequence<SiteEntryWrite> {
        written.lazy.map { write in
            held[IdentifierKey(write.id)] ?? EntryRegisters(id: write.id).former(of: write, [])
        }
    }
}

/// Which transaction each register had its value from, of those that a transaction wrote.
///
/// What is not in it had been written by nobody.
struct UndoKeys: Hashable, Sendable {
    /// Positions in the table of keys, as in ``EntryKeys``.
    var entries: [IdentifierKey: EntryKeys] = [:]
    /// Those of all other registers.
    var records: [RegisterID: OrderKey] = [:]
}

extension EntryKeys {
    /// Takes the keys of the fields that `write` writes.
    fileprivate mutating func take(_ keys: EntryKeys, where write: SiteEntryWrite) {
        var taking = TakingKeys()
        EntryFields.forEach(of: write, in: keys, &taking, &self)
    }
}

private struct TakingKeys: EntryFieldVisitor {
    typealias Subject = EntryKeys
    typealias Context = EntryKeys

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ taken: inout EntryKeys,
        _ keys: EntryKeys
    ) {
        if write.isSet { taken[keyPath: Field.key] = keys[keyPath: Field.key] }
    }
}
