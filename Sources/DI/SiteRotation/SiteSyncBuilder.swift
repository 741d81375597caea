public import MomentumContainer
import MomentumDomain
package import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation
public import Observation

/// Creates the screens of the sync, and their view models.
@MainActor
@Observable
public final class SiteSyncBuilder {
    private let observer: SiteSyncObserver
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private let display: SiteDisplay
    private let container: DependencyContainer

    /// Resolves the services of the screens.
    ///
    /// - Throws: The reason a service cannot be created, such as a missing registration.
    public init(container: DependencyContainer) throws(ContainerError) {
        observer = try container.resolveOnMainActor(SiteSyncObserver.self)
        dates = try container.resolve((any WallClock).self)
        clock = try container.resolve((any Clock<Duration>).self)
        display = try container.resolve(SiteDisplay.self)
        self.container = container
    }

    /// The screen of a route; `Router.screen(for:make:)` keeps it.
    public func screen(for route: SiteSyncRoute) -> SiteSyncScreen {
        switch route {
        case .status: .status(makeStatusViewModel())
        }
    }

    /// The status; all status view models share one observer.
    public func makeStatusViewModel() -> SiteSyncStatusViewModel {
        SiteSyncStatusViewModel(observer: observer, dates: dates, clock: clock, display: display)
    }

    /// The synchronizer of the records with the assembly's place.
    package func makeSynchronizer() throws(ContainerError) -> any SiteSynchronizer {
        try container.resolve((any SiteSynchronizer).self)
    }

    /// The use case that keeps the records in sync.
    package func makeKeepInSync() throws(ContainerError) -> any KeepSitesInSyncUseCaseProtocol {
        try container.resolve((any KeepSitesInSyncUseCaseProtocol).self)
    }
}
