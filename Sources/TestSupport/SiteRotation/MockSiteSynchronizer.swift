public import MomentumDomain

/// A synchronizer that answers what a test tells it to, and records what it was asked.
public final class MockSiteSynchronizer: SiteSynchronizer {
    public let syncing = Stub<SiteJoinChoice?, SiteSyncOutcome, SiteSyncFailure>(
        "MockSiteSynchronizer.sync"
    ) { .failure(SiteSyncFailure(message: $0.detail)) }
    private let news = Broadcast<SiteSyncEvent>(isComplete: true)
    private let chances = Broadcast<Void>()

    /// A synchronizer whose every sync has to be prepared.
    public init() {}

    /// Tells listeners that something has happened.
    public func announce(_ event: SiteSyncEvent) {
        news.send(event)
    }

    /// Tells listeners that a sync may find something to do.
    public func announceOccasion() {
        chances.send(())
    }

    public func sync(
        joining choice: SiteJoinChoice?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome {
        try await syncing(choice)
    }

    public func events() -> AsyncStream<SiteSyncEvent> {
        news.values()
    }

    public func occasions() -> AsyncStream<Void> {
        chances.values()
    }
}
