import MomentumDomain

/// A store that keeps nothing.
struct FailingStateStore: RotationStateStore {
    let error: RepositoryError

    init(_ error: RepositoryError) { self.error = error }

    func state() async throws(RepositoryError) -> WatchArrival<RotationState>? { nil }
    func keep(_ state: RotationState) async throws(RepositoryError) -> Bool { throw error }
    func keepFirst(_ state: RotationState) async throws(RepositoryError) -> Bool { throw error }
}
