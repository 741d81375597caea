package import Foundation
package import MomentumSiteRotationDomain

extension JournalStore {
    /// Carries out operations on the newest records, all or none; the caller holds the lock.
    ///
    /// After an error the state is as before.
    package func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> [SiteCommit] {
        try stored { () throws(SiteStoreError) in
            if let failure { throw .readOnly(failure) }
            try catchUp(isLocked: true)
            if let failure { throw .readOnly(failure) }
            try leaveUsedUpName(for: operations.count)
        }
        look(at: now)
        state.prepareForChanges()
        let commits =
            operations.count == 1
            ? [try perform(operations[0], at: now)]
            : try performAll(operations, at: now)
        compactIfDue()
        return commits
    }

    /// Carries out one operation, without a copy of the state: it is applied after it is kept.
    private func perform(
        _ operation: SiteOperation,
        at now: Date
    ) throws(SiteRotationError) -> SiteCommit {
        let before = state.records
        guard let (transaction, bytes) = try state.transaction(for: operation, at: now) else {
            try stored { () throws(SiteStoreError) in try confirm() }
            return SiteCommit(
                before: before,
                after: before,
                isRepeat: state.knows(operation.id)
            )
        }
        let leftAlone = state.leftAlone(by: operation)
        try stored { () throws(SiteStoreError) in try keep(bytes) }
        apply([transaction])
        return SiteCommit(before: before, after: state.records, leftAlone: leftAlone)
    }

    /// Carries out several operations with one write and one flush (ST-25).
    private func performAll(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> [SiteCommit] {
        let (transactions, bytes, commits) = try state.trying(operations, at: now)
        try stored { () throws(SiteStoreError) in
            if transactions.isEmpty { try confirm() } else { try keep(bytes) }
        }
        apply(transactions)
        return commits
    }

    /// Takes another name when its numbers run out: a file from elsewhere may have used the last.
    private func leaveUsedUpName(for count: Int) throws(SiteStoreError) {
        let next = identity.flatMap { state.numbers[$0.replica]?.next } ?? 0
        let (end, overflow) = next.addingReportingOverflow(UInt64(count))
        if overflow || end > TransactionFormat.counterLimit { try nameReplicaAnew() }
    }

    private func stored(
        _ body: () throws(SiteStoreError) -> Void
    ) throws(SiteRotationError) {
        do throws(SiteStoreError) {
            try body()
        } catch {
            throw .repository(error.repositoryError)
        }
    }
}
