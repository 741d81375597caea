public import MomentumContainer
import MomentumDomain
public import MomentumPresentation
package import MomentumSiteRotationDomain
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

    /// The watch's end of the link to the phone.
    package func makeClient() throws(ContainerError) -> any WatchClientProtocol {
        try container.resolve((any WatchClientProtocol).self)
    }

    /// The timelines of the complications.
    package func makeTimeline() throws(ContainerError) -> any MakeSiteTimelineUseCaseProtocol {
        try container.resolve((any MakeSiteTimelineUseCaseProtocol).self)
    }

    package func makeDisplay() throws(ContainerError) -> SiteDisplay {
        try container.resolve(SiteDisplay.self)
    }
}
