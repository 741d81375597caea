public import Foundation

extension SiteRotationState {
    /// Performs operations one after the other, all or none.
    ///
    /// - Parameters:
    ///   - operations: The operations; each is checked against the result of the previous ones.
    ///   - now: The time of the user's confirmation.
    /// - Returns: A commit per operation, and the bytes for ``apply(_:)``. Store them before
    ///   announcing the result; they are empty if there is nothing to write.
    /// - Throws: A refusal of the rules; the state is then unchanged.
    public mutating func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> (commits: [SiteCommit], bytes: [UInt8]) {
        // A single operation is refused before it changes anything. Of several, a later one may be
        // refused, so they run on a copy. The copy shares no table with this value once it is
        // written.
        guard operations.count > 1 else {
            let outcome = try performInPlace(operations, at: now)
            return (outcome.commits, outcome.bytes)
        }
        var trial = self
        let outcome = try trial.performInPlace(operations, at: now)
        self = trial
        return (outcome.commits, outcome.bytes)
    }

    /// The result of several operations: transactions, their bytes, and a commit for each.
    package typealias Outcome = (
        transactions: [SiteTransaction], bytes: [UInt8], commits: [SiteCommit]
    )

    /// Tries operations on a copy, each on the result of the previous ones.
    ///
    /// - Returns: The transactions for a store to keep and then apply.
    /// - Throws: A refusal of the rules.
    package func trying(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> Outcome {
        var trial = self
        return try trial.performInPlace(operations, at: now)
    }

    /// The commits of operations that are not performed, in the view of a moment.
    ///
    /// - Throws: A refusal of the rules.
    public func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> [SiteCommit] {
        try trying(operations, at: now).commits
    }

    private mutating func performInPlace(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> Outcome {
        look(at: now)
        var outcome: Outcome = ([], [], [])
        for operation in operations {
            prepareForChanges()
            let before = records
            let isRepeat = knows(operation.id)
            let leftAlone = isRepeat ? [] : leftAlone(by: operation)
            let action = isRepeat ? nil : action(of: operation)
            if let draft = try draft(operation, at: now) {
                let (transaction, bytes) = numbered(draft) { _ in }
                apply(transaction)
                outcome.transactions.append(transaction)
                outcome.bytes += bytes
            }
            outcome.commits.append(
                SiteCommit(
                    before: before,
                    after: records,
                    isRepeat: isRepeat,
                    leftAlone: leftAlone,
                    action: action
                )
            )
        }
        return outcome
    }
}
