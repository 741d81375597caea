extension DependencyContainer {
    /// The graph that was checked when this container was built.
    public var serviceGraph: ServiceGraph {
        let services = graph.registrations.map { registration in
            ServiceGraph.Service(
                key: registration.key,
                lifetime: registration.lifetime,
                isOnMainActor: registration.isOnMainActor,
                scopes: registration.scope.map { graph.scopes.lineage(of: $0).reversed() } ?? []
            )
        }
        let edges = graph.registrations.flatMap(\.edges)
        return ServiceGraph(
            services: services.sorted { $0.key.fullName < $1.key.fullName },
            edges: edges.sorted {
                ($0.from.fullName, $0.to.fullName) < ($1.from.fullName, $1.to.fullName)
            }
        )
    }
}
