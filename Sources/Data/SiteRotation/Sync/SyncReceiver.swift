import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The second step of a sync: receives the new files of other devices (ST-44, ST-45).
struct SyncReceiver {
    struct Findings {
        /// The number of new transactions, and the state of the other devices.
        private(set) var outcome = SiteSyncOutcome()
        private(set) var incomplete: [String: IncompleteFile] = [:]
        private(set) var failure: SiteSyncFailure?
    }

    let link: SyncLink
    let storeID: UUID

    /// Receives the listed files, and saves the memory of those read so far now and then.
    func receive(
        _ listing: SyncListing,
        _ memory: inout SyncMemory,
        after saved: inout SyncMemory
    ) async throws(SiteSyncFailure) -> Findings {
        let new = try await unread(listing, memory)
        var outcome = SiteSyncOutcome()
        var reader = SyncReader(link, storeID: storeID)
        let limit = (link.dates.now + 300).milliseconds
        var isAhead = false
        try await reader.read(new) { batch throws(SiteSyncFailure) in
            var forked = memory.forked
            forked.recordSync(with: nil, after: saved, now: link.dates.now)
            // After a move, changes from this folder would not be published in the new one.
            let stamp = batch.latestStamp
            let (received, isForked, isLatest) = try await link.storedHere {
                [forked, saved] store throws(SiteStoreError) in
                // Later edits of what a wrong clock wrote have its time, too.
                let isLatest = stamp > limit && stamp > store.latestStamp
                var isForked = false
                let received = Result { () throws(SiteStoreError) in
                    try store.receive(batch.transactions, batch.snapshots) {
                        () throws(SiteStoreError) in
                        // After a stop, the next sync would know these changes and see no news.
                        try link.put(forked, after: saved, in: store)
                        isForked = true
                    }
                }
                return (received, isForked, isLatest)
            }
            isAhead = isAhead || isLatest
            if isForked { (memory, saved) = (memory.forked, forked) }
            do throws(SiteStoreError) {
                outcome.received += try received.get()
            } catch {
                throw SiteSyncFailure(error)
            }
            memory.record(batch.read)
            // The rest may take long, and may never finish.
            guard batch.byteCount >= link.limits.batchSize else { return }
            try await link.save(&memory, after: &saved)
        }
        let device = try await link.stored { $0.replica }
        memory.record(reader.read, of: device, in: listing)
        outcome.hasNewerFormat = reader.hasNewerFormat
        outcome.hasClockAhead = isAhead || reader.latestCreation > limit
        return Findings(outcome: outcome, incomplete: reader.incomplete, failure: reader.failure)
    }

    /// The files with new contents, or with known contents that this store has lost.
    private func unread(
        _ listing: SyncListing,
        _ memory: SyncMemory
    ) async throws(SiteSyncFailure) -> [String: Int] {
        let known = memory.known
        let unknown = listing.files.keys.filter { known[$0] == nil }
        let lost = try await link.stored { store throws(SiteStoreError) -> Set<String> in
            if let replica = store.replica {
                // This device did not write such a file in its folder. Either another device is a
                // copy of this one, or this one was restored from a backup. The name shows it
                // before the file has arrived.
                let ends = unknown.filter { SyncListing.device(of: $0) == replica.hex }
                    .compactMap { SyncListing.counters(of: $0)?.upperBound }
                try store.leaveName(writtenUpTo: ends.max().map { $0 &+ 1 } ?? 0)
            }
            let here = PublishedNumbers(store.numbers)
            return Set(known.filter { !here.contains($0.value.numbers) }.keys)
        }
        return listing.files.filter { path, size in
            lost.contains(path) || memory.own[path] == nil && memory.read[path]?.size != size
        }
    }
}
