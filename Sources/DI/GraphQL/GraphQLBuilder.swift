public import MomentumAuthenticationDomain
public import MomentumContainer
public import Observation

/// Creates the maintenance services of a server.
@MainActor
@Observable
public final class GraphQLBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// The check of a server before the sign-in.
    public func makeServerInspector() throws(ContainerError) -> any ServerInspector {
        try container.resolve((any ServerInspector).self)
    }
}
