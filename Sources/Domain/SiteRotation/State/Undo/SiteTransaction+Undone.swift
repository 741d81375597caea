extension SiteTransaction {
    /// The transaction that this one undid, if it is an undo.
    var undone: TransactionID? { writes.commands.lazy.compactMap(\.undone.value).first }
}
