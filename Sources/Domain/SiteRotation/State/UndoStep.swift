import Foundation

/// What it takes to take back a transaction of this device (ST-62).
struct UndoStep: Hashable, Sendable {
    /// How many of the latest transactions can be taken back.
    static let limit = 50

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
    /// Whether it changed something or did so again; an undo does neither.
    var isChange = true

    init(transaction: SiteTransaction, held: [IdentifierKey: SiteEntryWrite], former: SiteWrites) {
        key = transaction.key
        undone = transaction.writes.commands.lazy.compactMap(\.undone.value).first
        written = transaction.writes.entries
        self.held = held
        self.former = former
    }

    /// The former value of every register of an entry that it wrote.
    var formerEntries: some Sequence<SiteEntryWrite> {
        written.lazy.map { write in
            held[IdentifierKey(write.id)] ?? EntryRegisters(id: write.id).former(of: write, at: nil)
        }
    }
}
