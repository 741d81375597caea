import Foundation
import MomentumDomain

/// One sync: what was there when it began, and what it has done.
struct SyncSession {
    let storeID: UUID
    /// The files of the store that was joined, as last listed.
    var listing: SyncListing
    /// What was waiting to be published when the sync began.
    let outbox: Outbox
    var memory: SyncMemory
    /// What was known when the sync began; saved only where something is different.
    let before: SyncMemory
    var outcome = SiteSyncOutcome()
}
