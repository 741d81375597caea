public import MomentumDomain

/// The watch's side: shows the last state and sends requests, and does nothing else.
public protocol WatchClientProtocol: Sendable {
    /// What is shown; reads what was kept at the first call, and never waits for the phone.
    func situation() async -> WatchSituation

    /// What is shown after each change from now on; an overtaken one may be left out.
    func changes() -> AsyncStream<WatchSituation>

    /// Asks the phone to log a site change, placed now.
    ///
    /// - Returns: What was queued; it is durable then.
    /// - Throws: When it cannot be queued at all; nothing was asked for then.
    @discardableResult
    func request(_ location: SiteLocation.ID) async throws(WatchLinkError) -> SiteChangeCommand

    /// Takes in what has come from the phone.
    func look() async

    /// Takes note that the wearer has seen the refusals.
    func dismissRefusals() async

    /// Takes in what comes until the task is cancelled.
    func run() async
}

/// Keeps the last state and the queue of requests.
public actor WatchClient: WatchClientProtocol {
    private let store: any WatchStateStore
    private let outbox: any WatchCommandQueue
    private let inbox: any WatchStateReceiver
    private let timelines: any SiteTimelineReloader
    private let clock: any WallClock
    private let identifiers: any IdentifierSource
    private let log: any WatchLog
    private let broadcast = Broadcast<WatchSituation>()
    private var current = WatchSituation()
    /// The state that was kept last, and whose answers have left the queue.
    private var settled: WatchState?
    /// What is looked at again and again is logged once.
    private var lastArrival: WatchArrival<WatchState>?
    private var starting: Task<Void, Never>?

    /// - Parameters:
    ///   - store: Where the last state is, for the next launch and the complications.
    ///   - outbox: What the phone is asked for.
    ///   - inbox: What the phone tells.
    ///   - timelines: Asked for again after each state.
    ///   - clock: Dates the requests.
    ///   - identifiers: Gives the requests their names.
    ///   - log: Takes down what nobody is told of.
    public init(
        store: any WatchStateStore,
        outbox: any WatchCommandQueue,
        inbox: any WatchStateReceiver,
        timelines: any SiteTimelineReloader,
        clock: any WallClock,
        identifiers: any IdentifierSource,
        log: any WatchLog
    ) {
        self.store = store
        self.outbox = outbox
        self.inbox = inbox
        self.timelines = timelines
        self.clock = clock
        self.identifiers = identifiers
        self.log = log
    }

    public func situation() async -> WatchSituation {
        await start()
        return current
    }

    public nonisolated func changes() -> AsyncStream<WatchSituation> {
        broadcast.values()
    }

    @discardableResult
    public func request(
        _ location: SiteLocation.ID
    ) async throws(WatchLinkError) -> SiteChangeCommand {
        await start()
        let command = SiteChangeCommand(
            id: identifiers.next(),
            locationID: location,
            requestedAt: clock.now
        )
        // Before it is sent: its answer may be here before this goes on.
        change { $0.send(command) }
        do {
            try await outbox.send(command)
        } catch {
            change { $0.withdraw(command.id) }
            throw error
        }
        return command
    }

    public func look() async {
        await start()
        do {
            let arrival = try await inbox.latest()
            switch arrival {
            case nil: break
            case .payload(let state): change { $0.receive(state) }
            case .newerVersion(let version):
                if arrival != lastArrival { log.note(.payloadOfNewerVersion(version)) }
                change { $0.receiveNewerVersion() }
            case .unreadable(let cause):
                if arrival != lastArrival { log.note(.payloadUnreadable(cause)) }
            }
            lastArrival = arrival
        } catch {
            if !error.isCancelled { log.note(.queueFailed(FailureCause(error))) }
        }
        await settle()
    }

    public func dismissRefusals() async {
        change { $0.dismissRefusals() }
    }

    public func run() async {
        let signals = inbox.signals()
        await look()
        await resume()
        for await _ in signals { await look() }
    }

    /// Keeps the state that is shown, and lets the queue go of what it answers.
    ///
    /// In this order: a restart in between finds the one or the other. What fails is tried again.
    private func settle() async {
        guard let state = current.state, state != settled else { return }
        do {
            try await store.keep(state)
        } catch {
            if !error.isCancelled { log.note(.stateNotKept(FailureCause(error))) }
            return
        }
        timelines.reload()
        do {
            try await outbox.remove(Set(state.answers.map(\.id)))
        } catch {
            if !error.isCancelled { log.note(.queueFailed(FailureCause(error))) }
            return
        }
        settled = state
        // The phone was there, and does not have what is waiting.
        if !current.waiting.isEmpty { await resume() }
    }

    private func resume() async {
        do {
            try await outbox.resume()
        } catch {
            if !error.isCancelled { log.note(.queueFailed(FailureCause(error))) }
        }
    }

    private func change(_ change: (inout WatchSituation) -> Void) {
        let before = current
        change(&current)
        if current != before { broadcast.send(current) }
    }
}

extension WatchClient {
    /// Reads what was kept, once; whoever comes meanwhile waits for it.
    private func start() async {
        let task = starting ?? Task { await load() }
        starting = task
        await task.value
    }

    private func load() async {
        var state: WatchState?
        do throws(RepositoryError) {
            switch try await store.state() {
            case .payload(let kept): state = kept
            case .newerVersion(let version): log.note(.payloadOfNewerVersion(version))
            case .unreadable(let cause): log.note(.payloadUnreadable(cause))
            case nil: break
            }
        } catch {
            log.note(.stateNotKept(FailureCause(error)))
        }
        var waiting: [SiteChangeCommand] = []
        do throws(WatchLinkError) {
            waiting = try await outbox.waiting()
        } catch {
            log.note(.queueFailed(FailureCause(error)))
        }
        current = WatchSituation(state: state, waiting: waiting)
    }
}
