import Foundation

/// A transaction of this device, with what it takes to take it back (ST-62).
struct UndoStep: Hashable, Sendable {
    /// How many of the latest transactions can be taken back.
    static let limit = 50

    let transaction: SiteTransaction
    /// The former value of every register it wrote.
    let former: SiteWrites
    /// Whether it changed something or did so again; an undo does neither.
    var isChange = true

    init(transaction: SiteTransaction, former: SiteWrites) {
        self.transaction = transaction
        self.former = former
    }

    /// The transaction that this one took back, when it is an undo.
    var undone: TransactionID? {
        transaction.writes.commands.lazy.compactMap(\.undone.value).first
    }
}
