import Foundation
import MomentumSiteRotationDomain
import MomentumSiteStore

/// One sync: its starting point and its results.
struct SyncSession {
    let storeID: UUID
    /// The files of the joined store, as last listed.
    var listing: SyncListing
    /// The changes to publish when the sync began.
    let outbox: PendingPublication
    var memory: SyncMemory
    /// The last saved memory; a new one is saved only if it differs.
    var before: SyncMemory
    var incomplete: [String: IncompleteFile] = [:]
    var outcome = SiteSyncOutcome()
}
