import Foundation
import MomentumSiteRotationDomain

/// The state of the records, and a count of its changes.
///
/// Functions that run at every change are mutating even if they change nothing. On a property of a
/// class, a nonmutating one would first copy all records.
struct StoreRecords {
    private(set) var state = SiteRotationState()
    /// A number that grows with every change of the view.
    private(set) var version = 0

    mutating func apply(_ transactions: [SiteTransaction], received: Set<TransactionID> = []) {
        guard !transactions.isEmpty else { return }
        state.apply(transactions, received: received)
        version += 1
    }

    /// Moves the view to a point in time (TR-1).
    mutating func look(at moment: Date) {
        if state.look(at: moment) { version += 1 }
    }

    mutating func rename(_ replica: UInt64) { state.rename(replica) }
    mutating func prepareForChanges() { state.prepareForChanges() }

    mutating func adopt(_ read: SiteRotationState, at moment: Date) {
        var read = read
        read.look(at: moment)
        if state.records != read.records { version += 1 }
        state = read
    }

    /// Takes over equal records that have more changes to undo; ignores others.
    mutating func adoptChanges(of read: SiteRotationState, at moment: Date) {
        var read = read
        read.look(at: moment)
        look(at: moment)
        guard read.changeCount > state.changeCount, read.numbers == state.numbers,
            read.records == state.records
        else { return }
        state = read
    }

    /// Replaces all records; always returns true.
    mutating func replace(by other: SiteRotationState, of replica: UInt64?) -> Bool {
        state = other
        state.rename(replica)
        version += 1
        return true
    }

    /// Merges the registers of other devices; returns false if they had nothing new.
    mutating func merge(_ snapshots: [Snapshot]) -> Bool {
        var news = 0
        for snapshot in snapshots {
            let known = state.numbers
            if state.merge(snapshot.state) || state.numbers != known { news += 1 }
        }
        if news > 0 { version += 1 }
        return news > 0
    }
}

extension StoreRecords {
    /// The outcome of operations, all or none, to be saved and then applied.
    ///
    /// Several operations run on a copy of the state; a single one needs no copy.
    mutating func draft(
        _ operations: [SiteOperation],
        at now: Date
    ) throws(SiteRotationError) -> SiteRotationState.Outcome {
        guard operations.count == 1 else { return try state.trying(operations, at: now) }
        let (operation, before) = (operations[0], state.records)
        guard let (transaction, bytes) = try state.transaction(for: operation, at: now) else {
            let isRepeat = state.knows(operation.id)
            return ([], [], [SiteCommit(before: before, after: before, isRepeat: isRepeat)])
        }
        let commit = SiteCommit(
            before: before,
            after: before,
            leftAlone: state.leftAlone(by: operation),
            action: state.action(of: operation)
        )
        return ([transaction], bytes, [commit])
    }

    mutating func commits(of draft: SiteRotationState.Outcome) -> [SiteCommit] {
        guard draft.commits.count == 1 else { return draft.commits }
        return draft.commits.map { commit in
            SiteCommit(
                before: commit.before,
                after: state.records,
                isRepeat: commit.isRepeat,
                leftAlone: commit.leftAlone,
                action: commit.action
            )
        }
    }

    /// True if fewer than `count` numbers are left for a replica: a file from elsewhere may have
    /// used the last ones.
    mutating func lacksNumbers(_ count: Int, of replica: UInt64?) -> Bool {
        let next = replica.flatMap { state.numbers[$0]?.next } ?? 0
        let (end, overflow) = next.addingReportingOverflow(UInt64(count))
        return overflow || end > TransactionFormat.counterLimit
    }

    typealias News = (
        transactions: [SiteTransaction], ids: Set<TransactionID>, bytes: [UInt8], isForked: Bool,
        hidesValues: Bool
    )

    /// The transactions among these that are unknown or would change a register, and their bytes.
    ///
    /// `isForked` is true if one of them has the number of another transaction, which is known or
    /// among them. `hidesValues` is true if one restores an entry without values that are known, or
    /// has such a value of an entry that is restored.
    func news(among transactions: [EncodedTransaction]) -> News {
        var ids: Set<TransactionID> = []
        var numbers: Set<TransactionID.Number> = []
        var isForked = false
        let news = transactions.filter { encoded in
            let id = encoded.transaction.id
            let isKnown = state.numbers[id.replica]?.contains(id.counter) ?? false
            guard !isKnown || state.isNews(encoded.transaction) else { return false }
            guard ids.insert(id).inserted else { return false }
            isForked = !numbers.insert(id.number).inserted || isKnown || isForked
            return true
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(news.reduce(0) { $0 + $1.bytes.count })
        for transaction in news { bytes += transaction.bytes }
        let new = news.map(\.transaction)
        return (new, ids, bytes, isForked, hidesValues: hidesValues(new, ids))
    }

    /// True if new transactions restore an entry without values that are known then, or have such
    /// values of a restored entry.
    private func hidesValues(_ new: [SiteTransaction], _ ids: Set<TransactionID>) -> Bool {
        let restoring = new.filter(\.writes.isRestoring)
        guard !restoring.isEmpty || new.contains(where: state.precedesRestoration) else {
            return false
        }
        var merged = state
        merged.apply(new, received: ids)
        return merged.hasMore(ofRestoredIn: state)
            || restoring.contains { transaction in
                var other = SiteRotationState()
                other.apply([transaction])
                return merged.hasMore(ofRestoredIn: other)
            }
    }

    /// True if others wrote under the name of a replica: unknown numbers, or other transactions
    /// under known numbers (ST-46).
    func isShared(
        _ replica: UInt64,
        _ transactions: [EncodedTransaction],
        _ snapshots: [Snapshot]
    ) -> Bool {
        let own = transactions.map(\.transaction.id).filter { $0.replica == replica }
        let ends =
            own.map { $0.counter + 1 }
            + snapshots.compactMap { $0.state.numbers[replica]?.next }
        return isShared(replica, writtenUpTo: ends.max() ?? 0) || isForked(own, replica)
    }

    func isShared(_ replica: UInt64, writtenUpTo end: UInt64) -> Bool {
        end > state.numbers[replica]?.next ?? 0
    }

    /// True if one of a replica's transactions has the number of another one that wrote a register.
    private func isForked(_ own: [TransactionID], _ replica: UInt64) -> Bool {
        guard !own.isEmpty else { return false }
        let known = state.transactions
        let numbers = Set(known.lazy.filter { $0.replica == replica }.map(\.number))
        return own.contains { numbers.contains($0.number) && !known.contains($0) }
    }

    func count(since known: [UInt64: CounterRanges]) -> Int {
        state.numbers.reduce(0) { count, numbers in
            count + numbers.value.count - (known[numbers.key]?.count ?? 0)
        }
    }
}
