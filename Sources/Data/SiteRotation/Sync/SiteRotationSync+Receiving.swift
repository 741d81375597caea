import Foundation
import MomentumDomain

extension SiteRotationSync {
    /// Takes in the files of other devices that are new (ST-44, ST-45).
    func receive(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let memory = session.memory
        let listing = session.listing
        let hasLost = try await stored { store throws(SiteStoreError) in
            guard let replica = store.identity?.replica else { return false }
            let known = store.counters[replica] ?? CounterRanges()
            // What is in our folder and not known here: another device is a copy of this one, or this
            // one was put back from a backup, or lost a whole file.
            let ends = listing.files.keys.filter { SyncListing.device(of: $0) == replica.hex }
                .compactMap { SyncListing.counters(of: $0)?.upperBound }
            let end = ends.max().map { $0 &+ 1 } ?? 0
            try store.leaveSharedName(writtenUpTo: end)
            // What is missing of our own is read again from our own files (section 4, step 6).
            return !known.gaps.isEmpty || end > known.next
        }
        let new = listing.files.filter { path, size in
            (memory.own[path] == nil || hasLost) && memory.read[path] != size
        }
        var received = 0
        let contents = try await read(new, storeID: session.storeID) {
            batch throws(SiteSyncFailure) in
            received += try await stored { store throws(SiteStoreError) in
                try store.receive(batch.transactions, batch.snapshots)
            }
        }
        session.outcome.received = received
        session.memory.take(contents.read, listing: listing, now: clock.now)
        session.outcome.awaited = contents.incompleteCount
        session.outcome.hasNewerFormat = contents.hasNewerFormat
        session.outcome.hasClockAhead = contents.latest > clock.now + 300
        if let failure = contents.failure { throw failure }
    }

    /// Reads files and hands on what is in them, no more at once than fits into a batch and one file.
    ///
    /// - Parameters:
    ///   - files: What is read, with the sizes that were listed.
    ///   - storeID: The store that they have to belong to.
    ///   - take: Takes over what was read before anything else is.
    /// - Returns: What was read, and what could not be.
    /// - Throws: What `take` throws, and ``SiteSyncFailure/cancelled``.
    func read(
        _ files: [String: Int],
        storeID: UUID,
        _ take: (SyncBatch) async throws(SiteSyncFailure) -> Void
    ) async throws(SiteSyncFailure) -> SyncContents {
        var contents = SyncContents()
        var batch = SyncBatch()
        for (path, size) in files.sorted(by: { $0.key < $1.key }) {
            guard !Task.isCancelled else { throw .cancelled }
            do {
                let bytes = try await folder.read(path, limit: PublishedFile.maximumSize)
                note(bytes, of: path, size: size, storeID: storeID, in: &contents, &batch)
            } catch  where error.isCancelled {
                throw error
            } catch {
                // One file that cannot be read does not hold up the others.
                contents.incompleteCount += 1
                contents.failure = contents.failure ?? error
            }
            if batch.byteCount >= limits.batchSize {
                try await take(batch)
                batch = SyncBatch()
            }
        }
        if !batch.isEmpty { try await take(batch) }
        return contents
    }

    private func note(
        _ bytes: [UInt8],
        of path: String,
        size: Int,
        storeID: UUID,
        in contents: inout SyncContents,
        _ batch: inout SyncBatch
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
        batch.append(file.contents, byteCount: bytes.count)
        contents.latestStamp = max(contents.latestStamp, file.contents.latestStamp)
        if file.isWhole, bytes.count == size {
            contents.read[path] = size
        } else {
            contents.incompleteCount += 1
        }
    }
}
