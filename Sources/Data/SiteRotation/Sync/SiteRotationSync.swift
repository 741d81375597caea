public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// Keeps a store and a sync folder in sync (Docs/Formats/SyncFolder.md).
///
/// Each device writes only its own files and never changes one, so the folder's service cannot mix
/// or overwrite them. Files that arrive late, twice, cut or in another order make no difference.
/// `Docs/Sync.md` describes adapters and status.
public actor SiteRotationSync: SiteSynchronizer {
    private let store: FileSiteRotationRepository
    private let settings: (any SiteSettingsRepository)?
    private let others: [URL]
    private let folder: any SyncFolder
    private let dates: any WallClock
    private let limits: SyncLimits
    private let broadcast = Broadcast<SiteSyncEvent>(isComplete: true)
    /// True if the device moves to this folder at the next sync and leaves its former one.
    private var isMoving = false
    /// True if the next sync may publish all records in an emptied folder.
    private var isMaking = false
    private let syncs = SerialWork()

    /// Creates a synchronizer; it reads and writes nothing before ``sync(joining:)``.
    ///
    /// - Parameters:
    ///   - store: The records of this device.
    ///   - folder: The folder that all devices share.
    ///   - dates: The clock that dates files, and decides when a day is over.
    ///   - settings: Read before each sync. The choices made in an older program thus enter the
    ///     records before those of another device arrive.
    ///   - others: The folders of this device's other wearers. Sync never takes over their history.
    public init(
        store: FileSiteRotationRepository,
        folder: any SyncFolder,
        dates: any WallClock,
        settings: (any SiteSettingsRepository)? = nil,
        others: [URL] = []
    ) {
        self.init(
            store: store,
            folder: folder,
            dates: dates,
            settings: settings,
            others: others,
            limits: SyncLimits()
        )
    }

    init(
        store: FileSiteRotationRepository,
        folder: any SyncFolder,
        dates: any WallClock,
        settings: (any SiteSettingsRepository)? = nil,
        others: [URL] = [],
        limits: SyncLimits
    ) {
        self.limits = limits
        self.others = others
        self.settings = settings
        self.store = store
        self.folder = folder
        self.dates = dates
    }

    public func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        // One sync at a time: a second call starts from the result of the first.
        try await syncs.run { () throws(SiteSyncFailure) in try await run(joining: choice) }
    }

    public func moveHere() {
        isMoving = true
    }

    public func makeFolder() async throws(SiteSyncFailure) {
        _ = try await link.memory()
        try await folder.make()
        isMaking = true
    }

    public nonisolated func events() -> AsyncStream<SiteSyncEvent> {
        broadcast.values()
    }

    public nonisolated func occasions() -> AsyncStream<Void> {
        let (records, files) = (store.changes(), folder.changes())
        return Broadcast.values { send in
            async let here: Void = { for await _ in records { send(()) } }()
            async let there: Void = { for await _ in files { send(()) } }()
            _ = await (here, there)
        }
    }

    private var link: SyncLink {
        SyncLink(store: store, folder: folder, dates: dates, limits: limits, isMoving: isMoving)
    }

    private func run(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        // Unreadable settings do not stop the sync of records.
        _ = try? await settings?.settings()
        var first = SyncJoin(
            link: link,
            settings: settings,
            choice: choice,
            mayBeEmpty: isMaking,
            isOfAnother: isOfAnother
        )
        let start = try await reporting(.setup) { () throws(SiteSyncFailure) in
            try await first.join()
        }
        let join: SyncJoin.Findings
        switch start {
        case .joined(let findings): join = findings
        case .question(let question):
            broadcast.send(.failed(.setup, .undecided))
            var outcome = SiteSyncOutcome()
            outcome.question = question
            return outcome
        }
        let link = join.link
        var (listing, memory, saved) = (join.listing, join.memory, join.saved)
        // A failure of one half does not stop the other (SR-118).
        var failures: [SiteSyncFailure] = []
        var found = SyncReceiver.Findings()
        var published = 0
        let publisher = SyncPublisher(link: link, storeID: join.storeID)
        let tidier = SyncTidier(publisher: publisher)
        do throws(SiteSyncFailure) {
            failures += try await failure(of: .import) { () throws(SiteSyncFailure) in
                found = try await SyncReceiver(link: link, storeID: join.storeID)
                    .receive(listing, &memory, after: &saved)
                if let failure = found.failure { throw failure }
            }
            failures += try await failure(of: .export) { () throws(SiteSyncFailure) in
                published = try await publisher.publish(join.pending, &listing, &memory)
                try await tidier.tidy(&listing, &memory)
            }
        } catch {
            // The next sync does not read received files again.
            _ = try? await link.save(&memory, after: &saved)
            throw await report(join.exchange, after: error)
        }
        var outcome = found.outcome.adding(received: join.received)
        outcome.published = published
        outcome.exchange = join.exchange
        outcome.hasUnusedChoice = join.isChoiceUnused
        do {
            let gaps = try await tidier.gaps(in: listing, found.incomplete, &memory)
            (outcome.awaited, outcome.lost) = (gaps.awaited, gaps.lost)
            outcome.awaitedSince = memory.awaited.values.min()
            let isWhole = failures.isEmpty
            let isChanged = try await link.save(&memory, after: &saved, isWhole: isWhole)
            // Reading other histories may take long, and may never finish.
            let unjoined = try await join.others.unjoined(link, &memory)
            outcome.unjoined = unjoined?.summary
            outcome.hasUnreadHistory = unjoined?.isWhole == false
            try await link.save(&memory, after: &saved)
            // A move requested meanwhile waits for the next run.
            if link.isMoving, isWhole, isChanged { isMoving = false }
            if isWhole { isMaking = false }
        } catch  where error.isCancelled {
            throw error
        } catch {
            broadcast.send(.failed(.export, error))
            failures.append(error)
        }
        broadcast.send(
            .awaits(
                outcome.awaited,
                since: outcome.awaitedSince,
                lost: outcome.lost,
                hasNewerFormat: outcome.hasNewerFormat
            )
        )
        if outcome.received > 0 || join.exchange != nil {
            // Refreshes the copy for programs of the first version, which would save an older one.
            _ = try? await settings?.settings()
        }
        if let failure = failures.first { throw await report(join.exchange, after: failure) }
        await endReport(of: join.exchange)
        return outcome
    }

    private func report(
        _ exchange: SiteHistoryExchange?,
        after failure: SiteSyncFailure
    ) async -> SiteSyncFailure {
        await endReport(of: exchange)
        return failure.after(exchange)
    }

    /// Removes the note about an exchange that the caller is about to report; if it stays, it is
    /// reported again.
    private func endReport(of exchange: SiteHistoryExchange?) async {
        guard exchange != nil else { return }
        try? await store.endNewsOfExchange()
    }

    private nonisolated func isOfAnother(_ storeID: UUID) throws(SiteSyncFailure) -> Bool {
        for folder in others {
            do throws(SiteStoreError) {
                let info = try SiteStoreFiles(folder).info()
                if info.storeID == storeID { return true }
                // A new wearer has a folder without records. A missing folder was moved with them,
                // and records without a name are damaged.
                let wearer = folder.deletingLastPathComponent().path(percentEncoded: false)
                guard FileManager.default.fileExists(atPath: wearer),
                    info.storeID != nil || info.files.isEmpty
                else { throw .unreadable(path: folder.path(percentEncoded: false)) }
            } catch {
                throw .unknownWearer(error.repositoryError)
            }
        }
        return false
    }

    /// Runs one half of a sync; throws only if it was cancelled.
    private func failure(
        of run: SiteSyncRun,
        _ body: () async throws(SiteSyncFailure) -> Void
    ) async throws(SiteSyncFailure) -> [SiteSyncFailure] {
        do {
            try await reporting(run, body)
            return []
        } catch  where !error.isCancelled {
            return [error]
        }
    }

    private func reporting<Result>(
        _ run: SiteSyncRun,
        _ body: () async throws(SiteSyncFailure) -> Result
    ) async throws(SiteSyncFailure) -> Result {
        broadcast.send(.started(run))
        do {
            let result = try await body()
            broadcast.send(.ended(run, at: dates.now))
            return result
        } catch  where error.isCancelled {
            broadcast.send(.cancelled(run))
            throw error
        } catch {
            broadcast.send(.failed(run, error))
            throw error
        }
    }
}
