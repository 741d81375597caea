import MomentumSiteRotationDomain
import MomentumSiteStore

/// The records of a store in a sync folder, assembled from its batches.
struct SyncHistory: Sendable {
    private(set) var state = SiteRotationState()

    mutating func apply(_ batch: SyncBatch) {
        state.apply(batch.transactions.map(\.transaction))
        for snapshot in batch.snapshots { state.merge(snapshot.state) }
    }
}
