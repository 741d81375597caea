import Foundation
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The records of one or more stores in a sync folder, assembled from their batches.
struct SyncHistory: Sendable {
    private(set) var state = SiteRotationState()

    /// Adds the records of a store; returns the reader with its findings.
    mutating func read(
        _ storeID: UUID,
        in listing: SyncFolderListing,
        _ link: SyncLink
    ) async throws(SiteSyncFailure) -> SyncReader {
        var reader = SyncReader(link, storeID: storeID)
        try await reader.read(listing.files(of: storeID).files) { apply($0) }
        return reader
    }

    mutating func apply(_ batch: SyncBatch) {
        state.apply(batch.transactions.map(\.transaction))
        for snapshot in batch.snapshots { state.merge(snapshot.state) }
    }
}
