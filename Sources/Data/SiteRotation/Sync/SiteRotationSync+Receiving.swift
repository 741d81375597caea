import Foundation
import MomentumDomain

extension SiteRotationSync {
    /// Takes in the files of other devices that are new (ST-44, ST-45).
    func receive(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let memory = session.memory
        let listing = session.listing
        let hasGaps = try await stored { store throws(SiteStoreError) in
            guard let replica = store.identity?.replica else { return false }
            let gaps = store.counters[replica]?.gaps ?? []
            // What is in our folder and not from here: another device is a copy of this one, or this
            // one was put back from a backup.
            let ends = listing.files.keys
                .filter { memory.own[$0] == nil && SyncListing.device(of: $0) == replica.hex }
                .compactMap { SyncListing.lastCounter(of: $0) }
            if let last = ends.max() { try store.leaveSharedName(writtenUpTo: last &+ 1) }
            // What is missing of our own is read again from our own files (section 4, step 6).
            return !gaps.isEmpty
        }
        let new = listing.files.filter { path, size in
            (memory.own[path] == nil || hasGaps) && memory.read[path] != size
        }
        let contents = try await contents(of: new, storeID: session.storeID)
        if !contents.transactions.isEmpty || !contents.snapshots.isEmpty {
            session.outcome.received = try await stored { store throws(SiteStoreError) in
                try store.receive(contents.transactions, contents.snapshots)
            }
        }
        session.memory.read = memory.read
            .filter { listing.files[$0.key] != nil }
            .merging(contents.read) { $1 }
        session.outcome.awaited = contents.incompleteCount
        session.outcome.hasNewerFormat = contents.hasNewerFormat
        session.outcome.hasClockAhead = contents.latest > clock.now + 300
        if let failure = contents.failure { throw failure }
    }

    /// Reads all files of a listing.
    func contents(
        of listing: SyncListing,
        storeID: UUID
    ) async throws(SiteSyncFailure) -> SyncContents {
        try await contents(of: listing.files, storeID: storeID)
    }

    private func contents(
        of files: [String: Int],
        storeID: UUID
    ) async throws(SiteSyncFailure) -> SyncContents {
        var contents = SyncContents()
        for (path, size) in files.sorted(by: { $0.key < $1.key }) {
            do {
                let bytes = try await folder.read(path, limit: PublishedFile.maximumSize)
                take(bytes, of: path, size: size, storeID: storeID, into: &contents)
            } catch {
                // One file that cannot be read does not hold up the others.
                contents.incompleteCount += 1
                contents.failure = contents.failure ?? error
            }
        }
        return contents
    }

    private func take(
        _ bytes: [UInt8],
        of path: String,
        size: Int,
        storeID: UUID,
        into contents: inout SyncContents
    ) {
        guard let file = PublishedFile(bytes), file.header.isReadable else {
            contents.hasNewerFormat =
                contents.hasNewerFormat || FileHeader(bytes).map { !$0.isReadable } ?? false
            contents.incompleteCount += 1
            return
        }
        guard file.header.storeID == storeID else {
            // Put there by somebody else; it is none of this store's.
            contents.read[path] = size
            return
        }
        switch file.contents {
        case .transactions(let transactions): contents.transactions += transactions
        case .snapshot(let snapshot): contents.snapshots.append(snapshot)
        }
        if file.isWhole, bytes.count == size {
            contents.read[path] = size
        } else {
            contents.incompleteCount += 1
        }
    }
}
