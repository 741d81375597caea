public import Foundation

extension SiteRotationState {
    /// Carries out operations one after the other, all of them or none.
    ///
    /// - Parameters:
    ///   - operations: Each is checked against what the ones before it left.
    ///   - now: When the user confirmed.
    /// - Returns: A commit for each operation, and what has to be kept before anybody hears of
    ///   them: bytes for ``apply(_:)``, or none when there is nothing to write.
    /// - Throws: What the rules refuse; the state is as before then.
    public mutating func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> (commits: [SiteCommit], bytes: [UInt8]) {
        // One operation is refused before it changes anything. Of several, a later one may be, so
        // they are tried on a copy; that shares no table with this value once it is written to.
        guard operations.count > 1 else {
            let outcome = try performInPlace(operations, at: now)
            return (outcome.commits, outcome.bytes)
        }
        var trial = self
        let outcome = try trial.performInPlace(operations, at: now)
        self = trial
        return (outcome.commits, outcome.bytes)
    }

    /// What it takes to carry out several operations: transactions, their bytes, and a commit for
    /// each operation.
    package typealias Outcome = (
        transactions: [SiteTransaction], bytes: [UInt8], commits: [SiteCommit]
    )

    /// Tries operations on a copy, each against what the ones before it left.
    ///
    /// - Returns: What a store has to keep, and to apply then.
    /// - Throws: What the rules refuse.
    package func trying(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> Outcome {
        var trial = self
        return try trial.performInPlace(operations, at: now)
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
                    leftAlone: leftAlone
                )
            )
        }
        return outcome
    }
}
