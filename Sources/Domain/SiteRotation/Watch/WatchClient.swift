public import MomentumDomain

/// Keeps the last state and the queue of requests.
public actor WatchClient: WatchClientProtocol {
    public typealias Channel = WatchChannel<any WatchCommandQueue, any WatchStateReceiver>

    private let channel: Channel
    private let keeping: WatchKeeping
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let broadcast = Broadcast<WatchSituation>()
    private var current = WatchSituation()
    /// The state that was stored, and whose answers have been removed from the queue.
    private var settled: WatchState?
    /// True until the waiting requests of earlier runs were sent, which needs an active link.
    private var isResuming = true
    /// The reason the queue was not read, which a later look tries again.
    private var queueFailure: WatchLinkError?
    /// The refusals that were dismissed in this run, which a read under way may still have.
    private var seen: Set<SiteChangeCommand.ID> = []
    /// The last arrival, compared so that equal arrivals are logged once.
    private var lastArrival: WatchArrival<WatchState>?
    private var starting: Task<Void, Never>?

    /// `channel` has the requests to the phone and its states.
    ///
    /// `keeping` stores the last state for the next launch and the complications. `dates` and
    /// `identifiers` are for the requests.
    public init(
        channel: Channel,
        keeping: WatchKeeping,
        dates: any WallClock,
        identifiers: any IdentifierSource
    ) {
        self.channel = channel
        self.keeping = keeping
        self.dates = dates
        self.identifiers = identifiers
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
            requestedAt: dates.now
        )
        // Applied before it is sent, because the answer may arrive during the wait.
        change { $0.send(command) }
        do {
            try await channel.queue.send(command)
        } catch {
            change { $0.withdraw(command.id) }
            throw error
        }
        return command
    }

    public func look() async {
        await start()
        if queueFailure != nil { await readQueue() }
        do {
            let arrival = try await channel.states.latest()
            switch arrival {
            case nil: break
            case .payload(let state): change { $0.receive(state) }
            case .newerVersion(let version):
                if arrival != lastArrival { keeping.log.record(.payloadOfNewerVersion(version)) }
                change { $0.receiveNewerVersion() }
            case .unreadable(let cause):
                if arrival != lastArrival { keeping.log.record(.payloadUnreadable(cause)) }
            }
            lastArrival = arrival
        } catch {
            if !error.isCancelled { keeping.log.record(.queueFailed(FailureCause(error))) }
        }
        await settle()
        if isResuming { await resume() }
    }

    public func dismissRefusals() async {
        await start()
        let ids = Set(current.refused.map(\.id))
        seen.formUnion(ids)
        change { $0.dismissRefusals() }
        guard !ids.isEmpty else { return }
        do {
            try await channel.queue.dismiss(ids)
        } catch {
            if !error.isCancelled { keeping.log.record(.queueFailed(FailureCause(error))) }
        }
    }

    public func run() async {
        let signals = channel.states.signals()
        await look()
        for await _ in signals { await look() }
    }

    /// Stores the current state, then removes the commands that it answers from the queue.
    ///
    /// In this order, a restart in between finds one or the other. Failures are retried.
    private func settle() async {
        guard let state = current.state, state != settled else { return }
        do {
            try await keeping.store.save(state)
        } catch {
            if !error.isCancelled { keeping.log.record(.stateNotSaved(FailureCause(error))) }
            return
        }
        keeping.timelines.reload()
        do {
            try await channel.queue.settle(state.answers)
            let refused = try await channel.queue.refused()
            change { [seen] in $0.refuse(refused.filter { !seen.contains($0.id) }) }
        } catch {
            if !error.isCancelled { keeping.log.record(.queueFailed(FailureCause(error))) }
            return
        }
        settled = state
        // The phone was reachable, but does not have the waiting commands.
        if !current.waiting.isEmpty { await resume() }
    }

    private func resume() async {
        do {
            try await channel.queue.resume()
            isResuming = false
        } catch {
            isResuming = true
            // That the queue cannot be read is logged already.
            if !error.isCancelled, error != queueFailure {
                keeping.log.record(.queueFailed(FailureCause(error)))
            }
        }
    }

    private func change(_ change: (inout WatchSituation) -> Void) {
        let before = current
        change(&current)
        if current != before { broadcast.send(current) }
    }
}

extension WatchClient {
    /// Reads the stores once; later callers wait for it.
    private func start() async {
        let task = starting ?? Task { await load() }
        starting = task
        await task.value
    }

    private func load() async {
        var state: WatchState?
        do throws(RepositoryError) {
            switch try await keeping.store.state() {
            case .payload(let kept): state = kept
            case .newerVersion(let version): keeping.log.record(.payloadOfNewerVersion(version))
            case .unreadable(let cause): keeping.log.record(.payloadUnreadable(cause))
            case nil: break
            }
        } catch {
            keeping.log.record(.stateNotSaved(FailureCause(error)))
        }
        current = WatchSituation(state: state)
        await readQueue()
    }

    private func readQueue() async {
        do throws(WatchLinkError) {
            let waiting = try await channel.queue.waiting()
            let refused = try await channel.queue.refused()
            queueFailure = nil
            change { $0.restore(waiting: waiting, refused: refused) }
        } catch {
            if error != queueFailure { keeping.log.record(.queueFailed(FailureCause(error))) }
            queueFailure = error
        }
    }
}
