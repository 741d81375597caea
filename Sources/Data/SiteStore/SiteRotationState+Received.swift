import MomentumSiteRotationDomain

extension SiteRotationState {
    /// Takes over transactions, of which some came from a sync folder.
    ///
    /// Those cannot be undone here, not even where they are of this device and came back after
    /// damage: they are not what it did last.
    mutating func apply(_ transactions: [SiteTransaction], received: Set<TransactionID>) {
        let own = replica
        guard received.contains(where: { $0.replica == own }) else { return apply(transactions) }
        for transaction in transactions {
            replica = received.contains(transaction.id) ? nil : own
            apply(transaction)
        }
        replica = own
    }
}
