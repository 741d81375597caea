public import MomentumContainer
import MomentumDomain
package import MomentumSiteRotationDomain
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

    /// The synchronizer of the records with the assembly's place.
    package func makeSynchronizer() throws(ContainerError) -> any SiteSynchronizer {
        try container.resolve((any SiteSynchronizer).self)
    }

    /// The use case that goes on syncing the records.
    package func makeKeepInSync() throws(ContainerError) -> any KeepSitesInSyncUseCaseProtocol {
        try container.resolve((any KeepSitesInSyncUseCaseProtocol).self)
    }
}
