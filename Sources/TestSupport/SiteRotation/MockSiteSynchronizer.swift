import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport
import Synchronization

/// A synchronizer that gives a test's answers and events.
public final class MockSiteSynchronizer: SiteSynchronizer {
    public let syncing = Stub<SiteJoinChoice?, SiteSyncOutcome, SiteSyncFailure>(
        "MockSiteSynchronizer.sync"
    ) {
        .failure(
            SiteSyncFailure(domain: $0.domain, code: $0.code, message: Phrase(verbatim: $0.detail))
        )
    }

    public let moving = Stub<Void, Void, SiteSyncFailure>("MockSiteSynchronizer.moveHere") {
        .failure(
            SiteSyncFailure(domain: $0.domain, code: $0.code, message: Phrase(verbatim: $0.detail))
        )
    }

    public let making = Stub<Void, Void, SiteSyncFailure>("MockSiteSynchronizer.makeFolder") {
        .failure(
            SiteSyncFailure(domain: $0.domain, code: $0.code, message: Phrase(verbatim: $0.detail))
        )
    }

    private struct State {
        var nextID = 0
        var listeners: [Int: AsyncStream<SiteSyncEvent>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let ended = Tally()
    private let chances = Broadcast<Void>()

    public init() {}

    /// The number of listeners to the events.
    public var listeners: Int { state.withLock { $0.listeners.count } }

    /// Sends an event to the listeners.
    public func announce(_ event: SiteSyncEvent) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(event) }
    }

    /// Notifies listeners of an occasion for a sync.
    public func announceOccasion() {
        chances.send(())
    }

    /// Waits until `count` listeners in total have stopped listening.
    public func waitForEnd(_ count: Int = 1) async {
        await ended.wait(for: count)
    }

    public func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        try await syncing(choice)
    }

    public func moveHere() async throws(SiteSyncFailure) {
        try await moving(())
    }

    public func makeFolder() async throws(SiteSyncFailure) {
        try await making(())
    }

    public func events() -> AsyncStream<SiteSyncEvent> {
        let (stream, continuation) = AsyncStream<SiteSyncEvent>.makeStream()
        let id = state.withLock { state in
            state.nextID += 1
            state.listeners[state.nextID] = continuation
            return state.nextID
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[id] = nil }
            self?.ended.add(1)
        }
        return stream
    }

    public func occasions() -> AsyncStream<Void> {
        chances.values()
    }
}
