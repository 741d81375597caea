import MomentumDomain

extension StoreContents {
    /// Whether this device may have written more than was read, after the last of it.
    ///
    /// Its numbers may be in use elsewhere then, so it must not give them again (ST-46).
    var mayLackLast: Bool {
        guard let replica = identity?.replica else { return false }
        func isOwn(_ transaction: SiteTransaction) -> Bool { transaction.id.replica == replica }
        var isLacking = base == nil && !brokenSnapshots.isEmpty
        for journal in journals {
            let generation = journal.name.generation
            if lostJournals.contains(where: { $0.upperBound + 1 == generation }) {
                isLacking = true
            }
            if !journal.damage.isEmpty {
                let rest = journal.transactions[journal.countBeforeDamage...]
                isLacking = !rest.contains(where: isOwn)
            } else if journal.transactions.contains(where: isOwn) {
                isLacking = false
            }
        }
        return isLacking || lostJournals.last?.upperBound == highest
    }
}
