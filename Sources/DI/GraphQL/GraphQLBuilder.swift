public import MomentumAuthenticationDomain
public import MomentumContainer
public import Observation

/// Makes what a program needs to look after its server.
@MainActor
@Observable
public final class GraphQLBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// The check of a server before anybody signs in.
    public func makeServerInspector() throws(ContainerError) -> any ServerInspector {
        try container.resolve((any ServerInspector).self)
    }
}
