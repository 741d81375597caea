import Foundation

/// What it takes to take back a transaction of this device (ST-62).
struct UndoStep: Hashable, Sendable {
    /// How many of the latest transactions can be taken back.
    static let limit = 50

    /// The key of the transaction, which every register that it wrote has until it is overtaken.
    let key: OrderKey
    /// The transaction that this one took back, when it is an undo.
    let undone: TransactionID?
    /// The former value of every register it wrote.
    let former: SiteWrites
    /// Whether it changed something or did so again; an undo does neither.
    var isChange = true

    init(transaction: SiteTransaction, former: SiteWrites) {
        key = transaction.key
        undone = transaction.writes.commands.lazy.compactMap(\.undone.value).first
        self.former = former
    }
}
