public import MomentumDomain
public import MomentumSiteRotationDomain

/// A state that is stored as long as the program runs.
public actor InMemoryWatchStateStore: WatchStateStore {
    private var kept: WatchState?

    /// Begins with `state`, for example for the preview of a complication.
    public init(state: WatchState? = nil) {
        kept = state
    }

    public func state() async throws(RepositoryError) -> WatchArrival<WatchState>? {
        kept.map { .payload($0) }
    }

    @discardableResult
    public func save(_ state: WatchState) async throws(RepositoryError) -> Bool {
        if let kept, !state.isNewer(than: kept) { return false }
        kept = state
        return true
    }

    public func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool {
        guard kept == nil else { return false }
        kept = state
        return true
    }
}
