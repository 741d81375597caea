import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

extension SiteRotationSync {
    /// Receives the new files of other devices (ST-44, ST-45).
    func receive(_ session: inout SyncSession) async throws(SiteSyncFailure) {
        let listing = session.listing
        let new = try await unread(in: session)
        let (location, isMoving) = (folder.location, isMoving)
        var received = 0
        let contents = try await read(new, storeID: session.storeID) {
            batch throws(SiteSyncFailure) in
            let (count, elsewhere) = try await stored {
                store throws(SiteStoreError) -> (Int, String?) in
                // After a move, changes from this folder would not be published in the new one.
                let file = SyncMemoryFile(store.folder, location: location)
                if !isMoving, let elsewhere = try file.otherLocation() { return (0, elsewhere) }
                return (try store.receive(batch.transactions, batch.snapshots), nil)
            }
            if let elsewhere { throw .otherFolder(elsewhere) }
            received += count
            session.memory.read.merge(batch.read) { $1 }
            // The rest may take long, and may never finish.
            guard batch.byteCount >= limits.batchSize else { return }
            try await remember(&session)
        }
        session.outcome.received = received
        let device = try await stored { $0.replica }
        session.memory.take(contents.read, of: device, listing: listing, now: dates.now)
        session.incomplete = contents.incomplete
        session.outcome.hasNewerFormat = contents.hasNewerFormat
        let limit = (dates.now + 300).milliseconds
        session.outcome.hasClockAhead = contents.latestCreation > limit
        if let failure = contents.failure { throw failure }
    }

    /// The files with new contents, or with known contents that this store has lost.
    private func unread(
        in session: SyncSession
    ) async throws(SiteSyncFailure) -> [String: Int] {
        let (memory, listing) = (session.memory, session.listing)
        let known = memory.known
        let unknown = listing.files.keys.filter { known[$0] == nil }
        let lost = try await stored { store throws(SiteStoreError) -> Set<String> in
            if let replica = store.replica {
                // This device did not write such a file in its folder. Another device is a copy of
                // this one, or this one was restored from a backup. The name shows it before the
                // file has arrived.
                let ends = unknown.filter { SyncListing.device(of: $0) == replica.hex }
                    .compactMap { SyncListing.counters(of: $0)?.upperBound }
                try store.leaveSharedName(writtenUpTo: ends.max().map { $0 &+ 1 } ?? 0)
            }
            let here = PublishedNumbers(store.numbers)
            return Set(known.filter { !here.contains($0.value.numbers) }.keys)
        }
        return listing.files.filter { path, size in
            lost.contains(path) || memory.own[path] == nil && memory.read[path]?.size != size
        }
    }

    /// Reads files and passes on their contents, at most one batch and one file at once.
    ///
    /// - Parameters:
    ///   - files: The files to read, with their listed sizes.
    ///   - storeID: The store that they must belong to.
    ///   - take: Takes over a batch before the next file is read.
    /// - Returns: The files that were read, and those that could not be.
    /// - Throws: The error of `take`, or `SiteSyncFailure.cancelled`.
    func read(
        _ files: [String: Int],
        storeID: UUID,
        _ take: (SyncBatch) async throws(SiteSyncFailure) -> Void
    ) async throws(SiteSyncFailure) -> SyncContents {
        var contents = SyncContents()
        var batch = SyncBatch()
        var isGivenUp = false
        for (path, size) in files.sorted(by: { $0.key < $1.key }) {
            isGivenUp = isGivenUp || Task.isCancelled
            guard !isGivenUp else { break }
            do {
                let bytes = try await folder.read(path, limit: PublishedFile.maximumSize)
                note(bytes, of: path, size: size, storeID: storeID, in: &contents, &batch)
            } catch  where error.isCancelled {
                isGivenUp = true
            } catch {
                // One unreadable file does not hold up the others.
                contents.incomplete[path] = .unknown
                contents.failure = contents.failure ?? error
            }
            if batch.byteCount >= limits.batchSize {
                try await take(batch)
                batch = SyncBatch()
            }
        }
        // Files read before a cancellation stay read.
        if !batch.isEmpty { try await take(batch) }
        if isGivenUp { throw .cancelled }
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
            // The file is here, and becomes readable after an update.
            let isReadable = (try? FileHeader.checkVersion(of: bytes)) != nil
            if !isReadable {
                contents.hasNewerFormat = true
            } else {
                contents.incomplete[path] = .unknown
            }
            return
        }
        guard file.header.storeID == storeID else {
            // A foreign file: it does not belong to this store.
            let file = KnownFile(size: size, numbers: PublishedNumbers(), isSnapshot: false)
            take(path, file, in: &contents, &batch)
            return
        }
        batch.append(file.contents, byteCount: bytes.count)
        contents.latestCreation = max(contents.latestCreation, file.header.created)
        if file.isWhole, bytes.count == size {
            let known = KnownFile(
                size: size,
                numbers: file.contents.numbers,
                isSnapshot: file.contents.isSnapshot
            )
            take(path, known, in: &contents, &batch)
        } else {
            contents.incomplete[path] =
                file.header.kind == .published ? .transactions : .unknown
        }
    }

    private func take(
        _ path: String,
        _ file: KnownFile,
        in contents: inout SyncContents,
        _ batch: inout SyncBatch
    ) {
        contents.read[path] = file
        batch.note(path, file)
    }
}
