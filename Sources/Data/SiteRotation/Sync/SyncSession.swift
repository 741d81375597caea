import Foundation
import MomentumSiteRotationDomain
import MomentumSiteStore

/// One sync: what was there when it began, and what it has done.
struct SyncSession {
    let storeID: UUID
    /// The files of the store that was joined, as last listed.
    var listing: SyncListing
    /// What was waiting to be published when the sync began.
    let outbox: PendingPublication
    var memory: SyncMemory
    /// What was saved last; saved again only where something is different.
    var before: SyncMemory
    /// The files that are listed and have not arrived as a whole.
    var incomplete: [String: IncompleteFile] = [:]
    var outcome = SiteSyncOutcome()
}
