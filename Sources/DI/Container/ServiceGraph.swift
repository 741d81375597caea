/// The services of a container and who needs whom, for people to look at.
public struct ServiceGraph: Hashable, Sendable {
    /// All services, by module and name.
    public let services: [Service]
    /// Who needs whom, in the order of the services.
    public let edges: [DependencyEdge]

    /// One service of the graph.
    public struct Service: Hashable, Sendable {
        public let key: ServiceKey
        public let lifetime: Lifetime
        public let isOnMainActor: Bool
        /// The scopes that are open where it can be had, outermost first; empty for one that
        /// belongs to the container.
        public let scopes: [ScopeName]
    }
}
