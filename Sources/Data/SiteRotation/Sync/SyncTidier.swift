import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The last step of a sync: merges many files into one, and finds what is still to come.
///
/// Also publishes transactions that are in no file, which only vanished files had (ST-45).
struct SyncTidier {
    let publisher: SyncPublisher

    func tidy(
        _ listing: inout SyncListing,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) {
        let numbers = try await link.stored { PublishedNumbers($0.numbers) }
        memory.recordOrphans(of: numbers, in: listing, now: link.dates.now)
        let isCrowded = memory.own.count > link.limits.files && memory.retirement == nil
        let mayBeAlone = memory.isForked == true || memory.isOrphaned(at: link.dates.now)
        if mayBeAlone || isCrowded {
            let file = try await publisher.registers()
            let made = try await publisher.create([file], &listing, &memory)[0].path
            memory.endLosses(by: made)
            if isCrowded { memory.retire(besides: made, now: link.dates.now) }
        }
        // After a day no device should still be reading them.
        guard let paths = memory.superfluous(in: listing, at: link.dates.now) else { return }
        for path in paths {
            try await link.folder.remove(path)
            memory.recordRemoval(of: path)
        }
        memory.endRetirement()
    }

    /// The transactions still to come; the memory has the start of each wait.
    func gaps(
        in listing: SyncListing,
        _ incomplete: [String: IncompleteFile],
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> SyncGaps {
        let (own, numbers) = try await link.stored { ($0.replica, $0.numbers) }
        let gaps = SyncGaps(
            numbers,
            own: own,
            files: memory.known.filter { listing.has($0.key, $0.value) },
            incomplete: incomplete
        )
        memory.recordAwaited(gaps.names, now: link.dates.now)
        return gaps
    }

    private var link: SyncLink { publisher.link }
}
