import MomentumDomain
import MomentumSiteRotationDomain

/// A store that keeps nothing.
struct FailingStateStore: WatchStateStore {
    let error: RepositoryError

    init(_ error: RepositoryError) { self.error = error }

    func state() async throws(RepositoryError) -> WatchArrival<WatchState>? { nil }
    func save(_ state: WatchState) async throws(RepositoryError) -> Bool { throw error }
    func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool { throw error }
}
