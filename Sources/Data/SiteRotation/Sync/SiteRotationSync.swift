public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

/// Keeps a store and a sync folder the same (Docs/Formats/SyncFolder.md).
///
/// Every device writes only files of its own, and never changes one, so whatever carries the folder
/// about can neither mix nor overwrite anything; what arrives late, twice, cut or in another order
/// makes no difference. `Docs/Sync.md` describes adapters and status.
public actor SiteRotationSync: SiteSynchronizer {
    let store: FileSiteRotationRepository
    let folder: any SyncFolder
    let clock: any WallClock
    let limits: SyncLimits
    private let interval: Duration
    private let pauses: any Clock<Duration>
    private let broadcast = Broadcast<SiteSyncEvent>(isComplete: true)
    /// Whether the next sync makes this folder the one of the device, whichever was before.
    var isMoving = false
    private var isRunning = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a synchronizer; nothing is read or written before ``sync(joining:)``.
    ///
    /// - Parameters:
    ///   - store: The records of this device.
    ///   - folder: What all devices reach.
    ///   - clock: Dates files, and says when a day is over.
    ///   - interval: How long to wait between two looks for what other processes of this device
    ///     have written, while somebody listens to ``occasions()``.
    ///   - pauses: What measures the interval.
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
        // One after the other: a second call finds what the first has left.
        while isRunning { await withCheckedContinuation { waiting.append($0) } }
        isRunning = true
        defer {
            isRunning = false
            if !waiting.isEmpty { waiting.removeFirst().resume() }
        }
        return try await run(joining: choice)
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
        let (occasions, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let (records, files) = (store.changes(), folder.changes())
        let listening = Task { [store, interval, pauses] in
            async let here: Void = { for await _ in records { continuation.yield() } }()
            async let there: Void = { for await _ in files { continuation.yield() } }()
            // What other processes write is noticed by looking, and told like what this one writes.
            async let elsewhere: Void = {
                while (try? await pauses.sleep(for: interval)) != nil {
                    _ = try? await store.records()
                }
            }()
            _ = await (here, there, elsewhere)
            continuation.finish()
        }
        continuation.onTermination = { _ in listening.cancel() }
        return occasions
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
        // A failure of one half keeps nobody from the other (SR-118).
        var failures: [SiteSyncFailure] = []
        do {
            try await reporting(.import) { () throws(SiteSyncFailure) in
                try await receive(&session)
            }
        } catch  where error.isCancelled {
            // What was taken in by then is not read once more.
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

    /// Works on the store, and throws what it reports as a failure of the sync.
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
