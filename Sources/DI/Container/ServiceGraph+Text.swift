extension ServiceGraph {
    /// The services of each module, by its name.
    var modules: [(module: String, services: [Service])] {
        Dictionary(grouping: services, by: \.key.module)
            .sorted { $0.key < $1.key }
            .map { (module: $0.key, services: $0.value) }
    }
}

extension ServiceGraph.Service {
    /// How long it is kept, in which scopes, and whether it is made on the main actor, in words.
    public var traits: String {
        let scope = scopes.map(\.description).joined(separator: "/").replacing("\"", with: "'")
        let lifetime =
            switch lifetime {
            case .transient: "transient"
            case .singleton: "singleton"
            case .scoped: "scoped \(scope)"
            case .seed: "seed \(scope)"
            }
        return isOnMainActor ? "\(lifetime), main actor" : lifetime
    }
}
