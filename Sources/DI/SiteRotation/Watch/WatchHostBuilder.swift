public import MomentumContainer
public import MomentumSiteRotationDomain
public import Observation

/// The phone's side of the watch and of the widgets.
@MainActor
@Observable
public final class WatchHostBuilder {
    /// The phone's end of the link to the watch.
    public let host: any WatchHostProtocol
    /// The timelines of the widgets.
    public let timeline: any MakeSiteTimelineUseCaseProtocol

    /// - Throws: The reason a service cannot be created, such as a missing registration.
    public init(container: DependencyContainer) throws(ContainerError) {
        host = try container.resolve((any WatchHostProtocol).self)
        timeline = try container.resolve((any MakeSiteTimelineUseCaseProtocol).self)
    }
}
