public import MomentumContainer
import MomentumDomain
public import MomentumPresentation
import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Makes the view models of the watch.
@MainActor
@Observable
public final class WatchBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    public func makeHomeViewModel(
        router: any RouterProtocol<WatchRoute>
    ) throws(ContainerError) -> WatchHomeViewModel {
        WatchHomeViewModel(
            feed: try container.resolveOnMainActor(Feed<WatchSituation>.self),
            client: try container.resolve((any WatchClientProtocol).self),
            dates: try container.resolve((any WallClock).self),
            clock: try container.resolve((any Clock<Duration>).self),
            display: try container.resolve(SiteDisplay.self),
            router: router
        )
    }

    public func makeSelectionViewModel() throws(ContainerError) -> WatchSelectionViewModel {
        WatchSelectionViewModel(
            feed: try container.resolveOnMainActor(Feed<WatchSituation>.self),
            client: try container.resolve((any WatchClientProtocol).self),
            dates: try container.resolve((any WallClock).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }
}
