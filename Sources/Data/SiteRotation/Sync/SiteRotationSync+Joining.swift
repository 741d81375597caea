import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

extension SiteRotationSync {
    /// Lists the folder, and joins the store in it.
    ///
    /// If that is another store and both have records, the outcome is a question, and nothing has
    /// changed (ST-49).
    func begin(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SyncSession {
        let saved = try await remembered()
        let listing = try await look(isKnown: saved.location != nil)
        let (own, isBlank) = try await stored { store throws(SiteStoreError) in
            let isBlank = store.records.entryCount == 0 && store.numbers.isEmpty
            return (store.storeID, isBlank)
        }
        var (memory, before) = (saved, saved)
        let joined = memory.storeID ?? own
        let other = joined.flatMap { otherStore(than: $0, in: listing, memory) }
        // Between several histories only the user can choose.
        let isClear = listing.stores.subtracting(memory.apart).count < 2
        if let other, choice == .apart {
            memory.apart.insert(other)
            memory.storeID = joined
        } else if let other, !isBlank || !isClear {
            guard let choice else {
                return try await question(about: other, in: listing, before)
            }
            if choice == .folder {
                memory = try await takeRecords(of: other, in: listing, memory)
                // The memory of all folders went with the old records.
                before = SyncMemory()
            } else {
                memory = SyncMemory(storeID: other, apart: memory.apart)
            }
        } else if let storeID = other ?? joined {
            memory.storeID = storeID
        }
        guard let storeID = memory.storeID else {
            throw SiteSyncFailure(message: "The records of this device have no name yet.")
        }
        let files = listing.files(of: storeID)
        noteLosses(in: files, &memory)
        if let position = memory.position {
            let isHeld = try await stored { store throws(SiteStoreError) in
                try store.holds(position)
            }
            if !isHeld { memory.forgetFolder() }
        }
        let position = memory.position
        let outbox = try await stored { store throws(SiteStoreError) in
            try store.adopt(storeID: storeID)
            return try store.pending(after: position)
        }
        return SyncSession(
            storeID: storeID,
            listing: files,
            outbox: outbox,
            memory: memory,
            before: before
        )
    }

    /// The memory of the folder from earlier syncs.
    ///
    /// - Throws: `SiteSyncFailure.otherFolder(_:)` if the device syncs with another folder.
    func remembered() async throws(SiteSyncFailure) -> SyncMemory {
        let (location, isMoving) = (folder.location, isMoving)
        let (memory, elsewhere) = try await stored { store throws(SiteStoreError) in
            let file = SyncMemoryFile(store.folder, location: location)
            return (try file.load(), isMoving ? nil : try file.otherLocation())
        }
        if let elsewhere { throw .otherFolder(elsewhere) }
        // An unfinished start here does not cover later changes through the other folder.
        return isMoving && memory.location == nil ? SyncMemory() : memory
    }

    /// Lists the folder; a known folder that is missing is an error, not an empty one.
    private func look(isKnown: Bool) async throws(SiteSyncFailure) -> SyncFolderListing {
        do throws(SiteSyncFailure) {
            return SyncFolderListing(try await folder.list(PublishedFile.root))
        } catch  where error.kind == .noFolder && isKnown {
            throw .folderGone(folder.location)
        }
    }

    /// The store that this device should join; `nil` to stay.
    ///
    /// Devices that start in one folder at the same time make a store each, and all of them then
    /// join the lowest one.
    private func otherStore(
        than joined: UUID,
        in listing: SyncFolderListing,
        _ memory: SyncMemory
    ) -> UUID? {
        let stores = listing.stores.subtracting(memory.apart)
        guard let lowest = stores.min(), lowest != joined else { return nil }
        return stores.contains(joined) && joined < lowest ? nil : lowest
    }

    private func question(
        about other: UUID,
        in listing: SyncFolderListing,
        _ memory: SyncMemory
    ) async throws(SiteSyncFailure) -> SyncSession {
        let listing = listing.files(of: other)
        var history = SyncHistory()
        _ = try await read(listing.files, storeID: other) { history.take($0) }
        let (records, end) = try await stored { store throws(SiteStoreError) in
            (store.records, try store.end())
        }
        var session = SyncSession(
            storeID: other,
            listing: listing,
            outbox: PendingPublication(contents: .transactions([]), end: end),
            memory: memory,
            before: memory
        )
        session.outcome.question = SiteJoinQuestion(
            own: SiteHistorySummary(records),
            folder: SiteHistorySummary(history.state.records)
        )
        return session
    }

    /// Replaces the records of this device by those of the folder, which must be complete.
    private func takeRecords(
        of other: UUID,
        in listing: SyncFolderListing,
        _ known: SyncMemory
    ) async throws(SiteSyncFailure) -> SyncMemory {
        var history = SyncHistory()
        let files = listing.files(of: other).files
        let contents = try await read(files, storeID: other) { history.take($0) }
        if let failure = contents.failure { throw failure }
        guard contents.isWhole else {
            throw SiteSyncFailure(
                message: "The folder has not arrived completely yet, so nothing was replaced."
            )
        }
        var memory = SyncMemory(storeID: other, apart: known.apart, read: contents.read)
        memory.position = try await stored { [history] store throws(SiteStoreError) in
            try store.replaceAll(by: history.state, storeID: other)
            return try store.end()
        }
        return memory
    }

    /// Records the loss of files of this device, and starts anew if all are gone (ST-45).
    private func noteLosses(in listing: SyncListing, _ memory: inout SyncMemory) {
        // In an empty folder it does not matter which device wrote the files.
        guard !listing.files.isEmpty || memory.read.isEmpty else {
            memory.forgetFolder()
            return
        }
        let missing = memory.own.filter { !listing.has($0.key, $0.value) }
        guard !missing.isEmpty else {
            memory.missingSince = nil
            return
        }
        let since = memory.missingSince ?? dates.now
        memory.missingSince = since
        // Some may be listed late, but hardly all of them.
        let isGone = missing.count == memory.own.count || dates.now >= since + Self.day
        if isGone { memory.forgetFolder() }
    }

    /// The time in seconds that other devices get to notice a change.
    static let day: TimeInterval = 86_400
}
