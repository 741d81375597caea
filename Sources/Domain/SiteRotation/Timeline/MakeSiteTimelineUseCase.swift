/// Makes the timeline of the state that was kept last.
public struct MakeSiteTimelineUseCase: MakeSiteTimelineUseCaseProtocol {
    private let store: any WatchStateStore
    private let clock: any WallClock

    public init(store: any WatchStateStore, clock: any WallClock) {
        self.store = store
        self.clock = clock
    }

    public func execute() async throws(RepositoryError) -> SiteTimeline {
        // What cannot be read was never received, as far as anybody can tell (SR-143).
        guard case .payload(let state) = try await store.state() else {
            return SiteTimeline(nil, from: clock.now)
        }
        return SiteTimeline(state, from: clock.now)
    }
}
