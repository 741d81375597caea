public import MomentumContainer
public import MomentumSiteRotationDomain
public import Observation

/// Makes the phone's side of the watch and of the widgets.
@MainActor
@Observable
public final class WatchHostBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// The phone's end of the link to the watch.
    public func makeHost() throws(ContainerError) -> any WatchHostProtocol {
        try container.resolve((any WatchHostProtocol).self)
    }

    /// The timelines of the widgets.
    public func makeTimeline() throws(ContainerError) -> any MakeSiteTimelineUseCaseProtocol {
        try container.resolve((any MakeSiteTimelineUseCaseProtocol).self)
    }
}
