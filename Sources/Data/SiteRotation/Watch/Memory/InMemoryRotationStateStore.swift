public import MomentumDomain

/// A state that lasts as long as the program.
public actor InMemoryRotationStateStore: RotationStateStore {
    private var kept: RotationState?

    public init() {}

    public func state() async throws(RepositoryError) -> WatchArrival<RotationState>? {
        kept.map { .payload($0) }
    }

    @discardableResult
    public func keep(_ state: RotationState) async throws(RepositoryError) -> Bool {
        if let kept, !state.isNewer(than: kept) { return false }
        kept = state
        return true
    }

    public func keepFirst(_ state: RotationState) async throws(RepositoryError) -> Bool {
        guard kept == nil else { return false }
        kept = state
        return true
    }
}
