import MomentumDomain
import MomentumSiteRotationDomain

/// A store in which another process of the phone gets ahead once, just before this one is served.
actor OvertakenStateStore: WatchStateStore {
    enum Moment: CaseIterable {
        case reading, keeping
    }

    private let store: any WatchStateStore
    private let moment: Moment
    private var other: (@Sendable () async -> Void)?

    init(
        _ store: any WatchStateStore,
        at moment: Moment,
        by other: @escaping @Sendable () async -> Void
    ) {
        self.store = store
        self.moment = moment
        self.other = other
    }

    func state() async throws(RepositoryError) -> WatchArrival<WatchState>? {
        await overtake(.reading)
        return try await store.state()
    }

    func save(_ state: WatchState) async throws(RepositoryError) -> Bool {
        await overtake(.keeping)
        return try await store.save(state)
    }

    func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool {
        await overtake(.keeping)
        return try await store.saveFirst(state)
    }

    private func overtake(_ now: Moment) async {
        guard now == moment, let other else { return }
        self.other = nil
        await other()
    }
}
