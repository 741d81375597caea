import MomentumSiteRotationDomain
import MomentumSiteStore

/// The records of a store in a sync folder, put together from one batch after the other.
struct SyncHistory: Sendable {
    private(set) var state = SiteRotationState()
    /// For each replica the numbers of the transactions that the state holds.
    private(set) var counters: [UInt64: CounterRanges] = [:]

    mutating func take(_ batch: SyncBatch) {
        state.apply(batch.transactions.map(\.transaction))
        for encoded in batch.transactions {
            let id = encoded.transaction.id
            counters[id.replica, default: CounterRanges()].insert(id.counter)
        }
        for snapshot in batch.snapshots {
            state.merge(snapshot.state)
            counters.merge(snapshot.counters) { $0.union($1) }
        }
    }
}
