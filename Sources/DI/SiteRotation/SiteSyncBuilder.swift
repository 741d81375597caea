public import MomentumContainer
import MomentumDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Makes what shows the sync of the tracker's records.
@MainActor
@Observable
public final class SiteSyncBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// The status; all that are made share one observer.
    public func makeStatusViewModel() throws(ContainerError) -> SiteSyncStatusViewModel {
        SiteSyncStatusViewModel(
            observer: try container.resolveOnMainActor(SiteSyncObserver.self),
            clock: try container.resolve((any WallClock).self),
            ticker: try container.resolve((any Clock<Duration>).self),
            display: try container.resolve(SiteDisplay.self)
        )
    }
}
