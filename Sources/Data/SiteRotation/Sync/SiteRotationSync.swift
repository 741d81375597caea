public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// Keeps a store and a sync folder in step (Docs/Formats/SyncFolder.md).
///
/// Every device writes only files of its own and never changes one, so the service behind the
/// folder cannot mix or overwrite them. Files that arrive late, twice, cut or in another order make
/// no difference. `Docs/Sync.md` describes adapters and status.
public actor SiteRotationSync: SiteSynchronizer {
    let store: FileSiteRotationRepository
    let folder: any SyncFolder
    let clock: any WallClock
    let limits: SyncLimits
    private let interval: Duration
    private let pauses: any Clock<Duration>
    private let broadcast = Broadcast<SiteSyncEvent>(isComplete: true)
    /// True if the next sync makes this folder the one of the device, in place of any other.
    var isMoving = false
    private let syncs = SerialWork()

    /// Creates a synchronizer; it reads and writes nothing before ``sync(joining:)``.
    ///
    /// - Parameters:
    ///   - store: The records of this device.
    ///   - folder: The folder that all devices reach.
    ///   - clock: Dates files, and decides when a day is over.
    ///   - interval: The time between two looks for changes by other processes of this device,
    ///     while a listener waits on ``occasions()``.
    ///   - pauses: The clock of the interval.
    public init(
        store: FileSiteRotationRepository,
        folder: any SyncFolder,
        clock: any WallClock,
        interval: Duration = .seconds(5),
        pauses: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            store: store,
            folder: folder,
            clock: clock,
            interval: interval,
            pauses: pauses,
            limits: SyncLimits()
        )
    }

    init(
        store: FileSiteRotationRepository,
        folder: any SyncFolder,
        clock: any WallClock,
        interval: Duration = .seconds(5),
        pauses: any Clock<Duration> = ContinuousClock(),
        limits: SyncLimits
    ) {
        self.limits = limits
        self.store = store
        self.folder = folder
        self.clock = clock
        self.interval = interval
        self.pauses = pauses
    }

    public func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        // One at a time: a second call starts from the result of the first.
        try await syncs.run { () throws(SiteSyncFailure) in try await run(joining: choice) }
    }

    public func moveHere() {
        isMoving = true
    }

    public func makeFolder() async throws(SiteSyncFailure) {
        _ = try await remembered()
        try await folder.make()
    }

    public nonisolated func events() -> AsyncStream<SiteSyncEvent> {
        broadcast.values()
    }

    public nonisolated func occasions() -> AsyncStream<Void> {
        let (records, files) = (store.changes(), folder.changes())
        return Broadcast.values { [store, interval, pauses] send in
            async let here: Void = { for await _ in records { send(()) } }()
            async let there: Void = { for await _ in files { send(()) } }()
            // Reading the records reports changes of other processes like those of this one.
            async let elsewhere: Void = {
                while (try? await pauses.sleep(for: interval)) != nil {
                    _ = try? await store.records()
                }
            }()
            _ = await (here, there, elsewhere)
        }
    }

    private func run(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        var session = try await reporting(.setup) { () throws(SiteSyncFailure) in
            try await begin(joining: choice)
        }
        guard session.outcome.question == nil else {
            broadcast.send(.failed(.setup, .undecided))
            return session.outcome
        }
        // A failure of one half does not stop the other (SR-118).
        var failures: [SiteSyncFailure] = []
        do {
            try await reporting(.import) { () throws(SiteSyncFailure) in
                try await receive(&session)
            }
        } catch  where error.isCancelled {
            // The next sync does not read received files again.
            try? await remember(&session)
            throw error
        } catch {
            failures.append(error)
        }
        do {
            try await reporting(.export) { () throws(SiteSyncFailure) in
                try await publish(&session)
                try await tidy(&session)
            }
        } catch  where error.isCancelled {
            try? await remember(&session)
            throw error
        } catch {
            failures.append(error)
        }
        do {
            try await finish(&session, isWhole: failures.isEmpty)
        } catch  where error.isCancelled {
            throw error
        } catch {
            broadcast.send(.failed(.export, error))
            failures.append(error)
        }
        broadcast.send(
            .awaits(
                session.outcome.awaited,
                since: session.outcome.awaitedSince,
                lost: session.outcome.lost,
                hasNewerFormat: session.outcome.hasNewerFormat
            )
        )
        if let failure = failures.first { throw failure }
        return session.outcome
    }

    private func reporting<Result>(
        _ run: SiteSyncRun,
        _ body: () async throws(SiteSyncFailure) -> Result
    ) async throws(SiteSyncFailure) -> Result {
        broadcast.send(.started(run))
        do {
            let result = try await body()
            broadcast.send(.ended(run, at: clock.now))
            return result
        } catch  where error.isCancelled {
            broadcast.send(.cancelled(run))
            throw error
        } catch {
            broadcast.send(.failed(run, error))
            throw error
        }
    }

    /// Works on the store, and turns its error into a failure of the sync.
    func stored<Result: Sendable>(
        _ body: @Sendable (SyncStore) throws(SiteStoreError) -> Result
    ) async throws(SiteSyncFailure) -> Result {
        do {
            return try await store.withStore { store throws(SiteStoreError) in
                try body(SyncStore(store))
            }
        } catch {
            throw SiteSyncFailure(error)
        }
    }
}
