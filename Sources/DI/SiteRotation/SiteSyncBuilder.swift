public import MomentumContainer
import MomentumDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Makes the view models of the sync.
@MainActor
@Observable
public final class SiteSyncBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// The status; all status view models share one observer.
    public func makeStatusViewModel() throws(ContainerError) -> SiteSyncStatusViewModel {
        SiteSyncStatusViewModel(
            observer: try container.resolveOnMainActor(SiteSyncObserver.self),
            dates: try container.resolve((any WallClock).self),
            clock: try container.resolve((any Clock<Duration>).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }
}
