public import MomentumDomain

/// Serves complications and widgets, which request timelines independently.
public protocol MakeSiteTimelineUseCaseProtocol: Sendable {
    /// The content of complications and widgets from now on, from the last stored state; never
    /// waits for the other device.
    /// - Throws: The error of the store; the current content then stays.
    func execute() async throws(RepositoryError) -> SiteTimeline
}

/// Creates the timeline of the last stored state.
public struct MakeSiteTimelineUseCase: MakeSiteTimelineUseCaseProtocol {
    private let store: any WatchStateStore
    private let dates: any WallClock

    public init(store: any WatchStateStore, dates: any WallClock) {
        self.store = store
        self.dates = dates
    }

    public func execute() async throws(RepositoryError) -> SiteTimeline {
        // An unreadable state counts as never received (SR-143).
        guard case .payload(let state) = try await store.state() else {
            return SiteTimeline(nil, from: dates.now)
        }
        return SiteTimeline(state, from: dates.now)
    }
}
