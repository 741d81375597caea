public import Foundation

extension SiteRotationState {
    /// Carries out operations one after the other, all of them or none.
    ///
    /// - Parameters:
    ///   - operations: Each is checked against what the ones before it left.
    ///   - now: When the user confirmed.
    ///   - number: Makes a transaction of a draft; called in order.
    /// - Returns: What has to be kept, and a commit for each operation.
    /// - Throws: What the rules refuse; the state is as before then.
    public mutating func perform(
        _ operations: [SiteOperation],
        at now: Date,
        numbering number: (SiteTransactionDraft) -> SiteTransaction
    ) throws(SiteRotationError) -> (transactions: [SiteTransaction], commits: [SiteCommit]) {
        // One operation is refused before it changes anything. Of several, a later one may be, so
        // they are tried on a copy; that shares no table with this value once it is written to.
        if operations.count < 2 {
            return try performInPlace(operations, at: now, numbering: number)
        }
        var trial = self
        let outcome = try trial.performInPlace(operations, at: now, numbering: number)
        self = trial
        return outcome
    }

    private mutating func performInPlace(
        _ operations: [SiteOperation],
        at now: Date,
        numbering number: (SiteTransactionDraft) -> SiteTransaction
    ) throws(SiteRotationError) -> (transactions: [SiteTransaction], commits: [SiteCommit]) {
        look(at: now)
        var transactions: [SiteTransaction] = []
        var commits: [SiteCommit] = []
        for operation in operations {
            prepareForChanges()
            let before = records
            let isRepeat = knows(operation.id)
            let leftAlone = isRepeat ? [] : leftAlone(by: operation)
            if let draft = try draft(operation, at: now) {
                let transaction = number(draft)
                apply(transaction)
                transactions.append(transaction)
            }
            commits.append(
                SiteCommit(
                    before: before,
                    after: records,
                    isRepeat: isRepeat,
                    leftAlone: leftAlone
                )
            )
        }
        return (transactions, commits)
    }
}
