import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The histories in a sync folder that this device has neither joined nor chosen to stay apart
/// from.
///
/// A device that joins another store leaves its files behind. So a history only counts while its
/// files have changes that are missing here.
struct OtherHistories {
    let stores: Set<UUID>
    let listing: SyncFolderListing
    /// True for the store of another wearer of this device.
    let isOfAnother: @Sendable (UUID) throws(SiteSyncFailure) -> Bool

    /// The stores with changes that are missing here, or with files that cannot be read whole;
    /// unread files are read first.
    func missing(
        _ link: SyncLink,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> Set<UUID> {
        let known = memory.others ?? [:]
        var files: [String: KnownFile] = [:]
        var numbers: [UUID: PublishedNumbers] = [:]
        var unread: Set<UUID> = []
        for store in stores {
            let listed = listing.files(of: store)
            var found = PublishedNumbers()
            var reader = SyncReader(link, storeID: store)
            try await reader.read(listed.files.filter { known[$0.key]?.size != $0.value }) {
                found.formUnion($0.numbers)
            }
            if !reader.isWhole { unread.insert(store) }
            let read = known.filter { listed.has($0.key, $0.value) }
                .merging(reader.read) { $1 }
            found.formUnion(PublishedNumbers(Array(read.values)))
            files.merge(read) { $1 }
            numbers[store] = found
        }
        memory.record(others: files)
        let here = try await link.stored { PublishedNumbers($0.numbers) }
        return unread.union(numbers.filter { !here.contains($0.value) }.keys)
    }

    /// The histories whose changes have been missing here for a day, and whether all of their files
    /// can be read; `nil` if there are none.
    ///
    /// Before, a device that is about to join this one's store may bring them.
    func unjoined(
        _ link: SyncLink,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> (summary: SiteHistorySummary, isWhole: Bool)? {
        let now = link.dates.now
        memory.recordUnjoined(try await missing(link, &memory), now: now)
        // While another wearer's records cannot be read, the history may be theirs. It is told of
        // even so: taking it then fails with the reason, and staying apart from it is harmless.
        let due = memory.unjoined(at: now).filter { (try? isOfAnother($0)) != true }
        guard !due.isEmpty else { return nil }
        var (history, isWhole) = (SyncHistory(), true)
        for store in due {
            isWhole = try await history.read(store, in: listing, link).isWhole && isWhole
        }
        return (SiteHistorySummary(history.state.records), isWhole)
    }
}
