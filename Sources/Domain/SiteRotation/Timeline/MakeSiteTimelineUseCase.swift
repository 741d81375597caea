public import MomentumDomain

/// Answers complications and widgets, which ask on their own.
public protocol MakeSiteTimelineUseCaseProtocol: Sendable {
    /// What they show from now on, by the state that was kept last; it never waits for the other
    /// device.
    /// - Throws: What the store throws; what is shown stays then.
    func execute() async throws(RepositoryError) -> SiteTimeline
}

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
