public import MomentumDomain

/// A state that lasts as long as the program.
public actor InMemoryRotationStateStore: RotationStateStore {
    private var kept: RotationState?

    public init() {}

    public func state() async throws(RepositoryError) -> WatchArrival<RotationState>? {
        kept.map { .payload($0) }
    }

    public func keep(_ state: RotationState) async throws(RepositoryError) {
        if let kept, !state.isNewer(than: kept) { return }
        kept = state
    }
}
