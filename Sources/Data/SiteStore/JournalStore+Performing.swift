package import Foundation
import MomentumDomain
package import MomentumSiteRotationDomain

extension JournalStore {
    /// Carries out operations against the newest records, all of them or none; the lock is held.
    ///
    /// - Throws: What the rules refuse, or why nothing could be kept; the state is as before then.
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

    /// One operation needs no copy of the state: it is applied when it is kept.
    private func perform(
        _ operation: SiteOperation,
        at now: Date
    ) throws(SiteRotationError) -> SiteCommit {
        let before = state.records
        guard let draft = try state.draft(operation, at: now) else {
            try stored { () throws(SiteStoreError) in try confirm() }
            return SiteCommit(
                before: before,
                after: before,
                isRepeat: state.knows(operation.id)
            )
        }
        let leftAlone = state.leftAlone(by: operation)
        let count = draft.writes.entries.count
        let (transaction, payload) = try number(draft, after: 0) {
            written throws(SiteRotationError) in
            try LongWork.step(
                written,
                of: count,
                .saving,
                orThrow: SiteRotationError.repository
            )
        }
        try stored { () throws(SiteStoreError) in try keep(payload) }
        apply([transaction])
        return SiteCommit(before: before, after: state.records, leftAlone: leftAlone)
    }

    /// Several operations are one write and one flush (ST-25).
    private func performAll(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> [SiteCommit] {
        var trial = state
        var payloads: [UInt8] = []
        var count = 0
        let (transactions, commits) = try trial.perform(operations, at: now) { draft in
            let (transaction, payload) = number(draft, after: count) { _ in }
            payloads += payload
            count += 1
            return transaction
        }
        try stored { () throws(SiteStoreError) in
            if transactions.isEmpty { try confirm() } else { try keep(payloads) }
        }
        apply(transactions)
        return commits
    }

    /// Takes another name when the numbers of this one are at an end: a file that came from
    /// elsewhere may have used the last.
    private func leaveUsedUpName(for count: Int) throws(SiteStoreError) {
        let next = identity.flatMap { counters[$0.replica]?.next } ?? 0
        let (end, overflow) = next.addingReportingOverflow(UInt64(count))
        if overflow || end > TransactionFormat.counterLimit { try nameReplicaAnew() }
    }

    /// Makes a transaction of a draft; `count` of them were numbered and not applied before it.
    private func number<Failure: Error>(
        _ draft: SiteTransactionDraft,
        after count: Int,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) -> (transaction: SiteTransaction, payload: [UInt8]) {
        let replica = identity?.replica ?? 0
        let next = counters[replica]?.next ?? 0
        return try TransactionEncoder.number(
            draft,
            replica: replica,
            counter: next + UInt64(count),
            check
        )
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
