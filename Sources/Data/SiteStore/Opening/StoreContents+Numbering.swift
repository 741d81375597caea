import MomentumData
import MomentumSiteRotationDomain

extension StoreContents {
    /// True if the identity belongs to another folder, of which this one is a copy or backup
    /// (ST-46).
    func isCopy(_ lock: FileIdentity?) -> Bool {
        identity.map { $0.lock != lock } ?? false
    }

    /// The missing transactions of this device before its last one; others may still arrive
    /// (ST-44).
    ///
    /// In a copy they belong to the original, because the copy has written nothing yet.
    var missing: [SiteStoreFiles.Missing] {
        guard let replica = identity?.replica, let numbers = state.numbers[replica] else {
            return []
        }
        return numbers.gaps.map { gap in
            SiteStoreFiles.Missing(replica: replica, first: gap.lowerBound, last: gap.upperBound)
        }
    }

    /// True if this device may have written more than was read.
    ///
    /// Other devices may know its next numbers, so it must not reuse them (ST-46).
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
            if journal.isTailDoubtful || journal.isCut { isLacking = true }
        }
        return isLacking || isLost || lostJournals.last?.upperBound == highest
    }
}
