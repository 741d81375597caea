import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The first step of a sync: lists the folder and joins the store in it.
struct SyncJoin {
    struct Findings {
        /// The link for the steps after this one, which work in the joined store.
        let link: SyncLink
        let storeID: UUID
        let listing: SyncListing
        /// The changes to publish when the sync began.
        let pending: PendingPublication
        let memory: SyncMemory
        let saved: SyncMemory
        /// The device's own history that the folder's history replaced.
        let exchange: SiteHistoryExchange?
        /// True if there was no other history for the user's choice.
        let isChoiceUnused: Bool
        /// The changes received from histories that were joined.
        let received: SiteSyncOutcome
        let others: OtherHistories
    }

    enum Outcome {
        case joined(Findings)
        /// The folder has another store, and both have records; nothing has changed yet (ST-49).
        case question(SiteJoinQuestion)
    }

    private(set) var link: SyncLink
    let settings: (any SiteSettingsRepository)?
    /// The answer to the question of an earlier sync; `nil` to ask it.
    let choice: SiteJoinChoice?
    /// True if the user wants a known folder without records to get those of this device.
    let mayBeEmpty: Bool
    /// True for the store of another wearer of this device.
    let isOfAnother: @Sendable (UUID) throws(SiteSyncFailure) -> Bool

    mutating func join() async throws(SiteSyncFailure) -> Outcome {
        var exchange = try await finishExchange()
        let own = try await link.stored { $0.storeID }
        link = link.bound(to: own)
        var memory = try await link.memory()
        var saved = memory
        let listing = try await list(isKnown: memory.place != nil)
        // A memory whose files were lost by damage did have files.
        let hadFiles = memory.location == nil || !memory.known.isEmpty
        let isEmptied = memory.place != nil && hadFiles && listing.stores.isEmpty
        guard !isEmptied || mayBeEmpty else { throw .wasEmptied(link.folder.location) }
        let isBlank = try await link.stored { $0.records.isEmpty && $0.numbers.isEmpty }
        let joined = memory.storeID ?? own
        let stores = listing.stores.subtracting(memory.apart)
        let other = joined.flatMap { otherStore(than: $0, among: stores) }
        if choice == .folder, other == nil, joined.map(stores.contains) != true {
            throw .noHistory
        }
        // Only the user can choose between several histories.
        let isClear = stores.count < 2
        if let other, choice != .apart, try isOfAnother(other) { throw .ofAnotherWearer }
        let histories = OtherHistories(
            stores: stores.filter { $0 != joined },
            listing: listing,
            isOfAnother: isOfAnother
        )
        let others = try await chosen(histories, joining: other, &memory)
        var received = SiteSyncOutcome()
        if let joined, choice == .apart {
            memory.adopt(joined, besides: others)
        } else if let other, !isBlank || !isClear {
            guard let choice else {
                return .question(try await question(about: other, in: listing))
            }
            // No device reads them once it is in the other store.
            let left = stores.intersection([joined].compactMap(\.self))
            received = try await receive(left, in: listing, &memory, after: &saved)
            // A history that gives way is not offered again.
            memory.adopt(other, besides: choice == .folder ? left : [])
            memory.forgetFolder()
            if choice == .folder {
                exchange = try await replaceRecords(by: other, in: listing, &memory)
                link = link.bound(to: other)
                // The memory of all folders was removed with the old records.
                saved = SyncMemory()
            }
        } else if let storeID = other ?? joined {
            memory.adopt(storeID)
            if other == nil {
                guard choice != .folder || others.isEmpty else { throw .ownHistory }
                received = try await take(others, in: listing, &memory, after: &saved)
            }
        }
        guard let storeID = memory.storeID else {
            throw SiteSyncFailure(message: "The records of this device have no name yet.")
        }
        let files = listing.files(of: storeID)
        let now = link.dates.now
        memory.limitWaits(to: now)
        memory.recordLosses(in: files, now: now)
        if let position = memory.position {
            let isHeld = try await link.stored { store throws(SiteStoreError) in
                try store.holds(position)
            }
            if !isHeld { memory.forgetFolder() }
        }
        let position = memory.position
        let pending = try await link.stored { store throws(SiteStoreError) in
            try store.adopt(storeID)
            return try store.pending(after: position)
        }
        link = link.bound(to: storeID)
        return .joined(
            Findings(
                link: link,
                storeID: storeID,
                listing: files,
                pending: pending,
                memory: memory,
                saved: saved,
                exchange: exchange,
                isChoiceUnused: choice != nil && others.isEmpty && exchange == nil,
                received: received,
                others: OtherHistories(
                    stores: histories.stores.subtracting(memory.apart).subtracting([storeID]),
                    listing: listing,
                    isOfAnother: isOfAnother
                )
            )
        )
    }

    /// Completes an exchange of histories that a stopped program left unfinished.
    ///
    /// - Returns: The exchange that is not reported yet; `nil` if there is none.
    private func finishExchange() async throws(SiteSyncFailure) -> SiteHistoryExchange? {
        try await link.stored { store throws(SiteStoreError) in
            try SyncExchangeNote.finished(in: store)
        }
    }

    /// Lists the folder; a missing known folder is an error and does not count as empty.
    private func list(isKnown: Bool) async throws(SiteSyncFailure) -> SyncFolderListing {
        do throws(SiteSyncFailure) {
            return SyncFolderListing(try await link.folder.list(PublishedFile.root))
        } catch  where error.kind == .noFolder && isKnown {
            throw .folderGone(link.folder.location)
        }
    }

    /// The store that this device should join; `nil` to stay.
    ///
    /// Devices that start in one folder at the same time create a store each; all then join the
    /// lowest one.
    private func otherStore(than joined: UUID, among stores: Set<UUID>) -> UUID? {
        guard let lowest = stores.min(), lowest != joined else { return nil }
        return stores.contains(joined) && joined < lowest ? nil : lowest
    }

    /// The other histories that the user's choice is about.
    ///
    /// In the lowest store, these are the ones that the user was told of. Without any, they are all
    /// with changes that are missing here; other devices have joined the rest.
    private func chosen(
        _ histories: OtherHistories,
        joining other: UUID?,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> Set<UUID> {
        if let other { return [other] }
        guard let choice else { return [] }
        let missing = try await histories.missing(link, &memory)
        let told = memory.unjoined(at: link.dates.now).intersection(missing)
        let stores = told.isEmpty ? missing : told
        guard choice != .apart else { return stores }
        var others: Set<UUID> = []
        for store in stores {
            if try isOfAnother(store) { continue }
            others.insert(store)
        }
        return others
    }

    /// Takes other histories into the joined one, in which this device then publishes them.
    private func take(
        _ others: Set<UUID>,
        in listing: SyncFolderListing,
        _ memory: inout SyncMemory,
        after saved: inout SyncMemory
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        guard !others.isEmpty else { return SiteSyncOutcome() }
        // Saved first: after a stop, the next sync publishes what has come.
        memory.forgetFolder()
        try await link.save(&memory, after: &saved)
        let received = try await receive(others, in: listing, &memory, after: &saved)
        memory.forgetFolder()
        return received
    }

    /// Receives the changes of stores that this device leaves or does not join.
    private func receive(
        _ stores: Set<UUID>,
        in listing: SyncFolderListing,
        _ memory: inout SyncMemory,
        after saved: inout SyncMemory
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        var outcome = SiteSyncOutcome()
        for store in stores.sorted() {
            let receiver = SyncReceiver(link: link, storeID: store)
            let files = listing.files(of: store)
            let findings = try await receiver.receive(files, &memory, after: &saved)
            if let failure = findings.failure { throw failure }
            outcome = outcome.adding(received: findings.outcome)
        }
        return outcome
    }

    private func question(
        about other: UUID,
        in listing: SyncFolderListing
    ) async throws(SiteSyncFailure) -> SiteJoinQuestion {
        var history = SyncHistory()
        _ = try await history.read(other, in: listing, link)
        let records = try await link.stored { $0.records }
        return SiteJoinQuestion(
            own: SiteHistorySummary(records),
            folder: SiteHistorySummary(history.state.records)
        )
    }

    /// Replaces the records of this device by those of the folder, which must be complete.
    private func replaceRecords(
        by other: UUID,
        in listing: SyncFolderListing,
        _ memory: inout SyncMemory
    ) async throws(SiteSyncFailure) -> SiteHistoryExchange {
        var read = SyncHistory()
        let reader = try await read.read(other, in: listing, link)
        let history = read
        if let failure = reader.failure { throw failure }
        guard reader.isWhole else {
            throw SiteSyncFailure(
                message: "The folder has not arrived completely yet, so nothing was replaced."
            )
        }
        // The replaced history's settings do not belong to the other one.
        do throws(RepositoryError) {
            try await settings?.forgetCopy()
        } catch {
            throw SiteSyncFailure(error)
        }
        let now = link.dates.now
        let (position, exchange) = try await link.stored { store throws(SiteStoreError) in
            var (own, numbers) = (SiteHistorySummary(store.records), store.numbers)
            func exchange(_ backup: String) -> SiteHistoryExchange {
                SiteHistoryExchange(
                    own: own,
                    folder: SiteHistorySummary(history.state.records),
                    backup: URL(filePath: backup)
                )
            }
            let (end, backup) = try store.replaceAll(
                by: history.state,
                storeID: other,
                backup: { former in
                    (own, numbers) = (SiteHistorySummary(former.records), former.numbers)
                    return JSONLinesSiteBackupFormat().write(former.backup(at: now))
                },
                note: { backup in
                    SyncExchangeNote(
                        exchange(backup),
                        joining: other,
                        former: PublishedNumbers(numbers)
                            .subtracting(PublishedNumbers(history.state.numbers))
                    )
                }
            )
            return (end, exchange(backup))
        }
        memory.record(reader.read)
        memory.recordPublication(upTo: position)
        let isForked = ForkSearch(in: SiteRotationState()).findsFork(in: history.state)
        if isForked || history.state.hasRestoredEntries { memory = memory.forked }
        return exchange
    }
}
