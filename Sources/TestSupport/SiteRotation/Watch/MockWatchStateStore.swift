public import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// The kept state of a watch, with prepared answers.
public final class MockWatchStateStore: WatchStateStore {
    public let reading = Stub<Void, WatchArrival<WatchState>?, RepositoryError>(
        "MockWatchStateStore.state"
    )
    public let saving = Stub<WatchState, Bool, RepositoryError>("MockWatchStateStore.save")
    public let savingFirst = Stub<WatchState, Bool, RepositoryError>(
        "MockWatchStateStore.saveFirst"
    )

    public init() {}

    public func state() async throws(RepositoryError) -> WatchArrival<WatchState>? {
        try await reading(())
    }

    public func save(_ state: WatchState) async throws(RepositoryError) -> Bool {
        try await saving(state)
    }

    public func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool {
        try await savingFirst(state)
    }
}
