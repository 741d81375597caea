import Foundation

/// The values that can undo a transaction of this device (ST-62).
struct UndoStep: Hashable, Sendable {
    /// The key of the transaction, which every register that it wrote has until it is overwritten.
    let key: OrderKey
    /// The transaction that this one undid, if it is an undo.
    let undone: TransactionID?
    private let written: [SiteEntryWrite]
    /// The former values of the entries that had any; an import has few of these.
    private let held: [IdentifierKey: SiteEntryWrite]
    /// The former value of every written register, except those of entries.
    let former: SiteWrites
    /// The keys of the former values.
    let before: UndoKeys
    /// The original keys of the values that an undo restored.
    private(set) var restored: UndoKeys?
    /// The kind and subject of the change; for an undo, those of the change it reversed.
    private(set) var trace: SiteAction.Trace
    /// True if it made or repeated a change, false if it undid one; `nil` if unknown.
    private(set) var isChange: Bool?

    init(
        transaction: SiteTransaction,
        held: [IdentifierKey: SiteEntryWrite],
        former: SiteWrites,
        before: UndoKeys
    ) {
        key = transaction.key
        undone = transaction.undone
        written = transaction.writes.entries
        trace = SiteAction.Trace(of: transaction.writes, stamp: transaction.stamp)
        self.held = held
        self.former = former
        self.before = before
        isChange = undone == nil ? true : nil
    }

    /// Makes it the undo of `step`, whose fields have their former values again.
    mutating func takeBack(_ step: UndoStep) {
        isChange = step.isChange.map { !$0 }
        trace = step.trace
        var restored = before
        for former in step.formerEntries {
            let id = IdentifierKey(former.id)
            guard var keys = restored.entries[id] else { continue }
            keys.apply(step.before.entries[id] ?? EntryKeys(), where: former)
            restored.entries[id] = keys
        }
        for (register, key) in step.before.records where restored.records[register] != nil {
            restored.records[register] = key
        }
        self.restored = restored
    }

    /// The former value of every written register of an entry.
    var formerEntries: some Sequence<SiteEntryWrite> {
        written.lazy.map { write in
            held[IdentifierKey(write.id)] ?? EntryRegisters(id: write.id).former(of: write, [])
        }
    }
}

/// The former key of each register that a transaction wrote; a missing key means unwritten.
struct UndoKeys: Hashable, Sendable {
    /// The keys of entries, as positions in the table of keys; see ``EntryKeys``.
    var entries: [IdentifierKey: EntryKeys] = [:]
    /// The keys of all other registers.
    var records: [RegisterID: OrderKey] = [:]
}

extension EntryKeys {
    /// Replaces the keys of the fields that `write` writes.
    fileprivate mutating func apply(_ keys: EntryKeys, where write: SiteEntryWrite) {
        var applying = ApplyingKeys()
        EntryFields.forEach(of: write, in: keys, &applying, &self)
    }
}

private struct ApplyingKeys: EntryFieldVisitor {
    typealias Subject = EntryKeys
    typealias Context = EntryKeys

    func visit<Field: EntryField>(
        _: Field.Type,
        _ write: FieldWrite<Field.Value>,
        _ applied: inout EntryKeys,
        _ keys: EntryKeys
    ) {
        if write.isSet { applied[keyPath: Field.key] = keys[keyPath: Field.key] }
    }
}
