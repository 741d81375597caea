/// What the builder knows of one service.
@usableFromInline
struct Registration: Sendable {
    let key: ServiceKey
    let lifetime: Lifetime
    let dependencies: [ServiceKey]
    let place: SourceLine
    /// A box that stays empty, or `nil` for a seed, which is handed in.
    let recipe: (any Box)?

    @inlinable
    init<Service, each Dependency>(
        _ service: Service.Type,
        _ lifetime: Lifetime,
        _ place: SourceLine,
        needs dependency: repeat (each Dependency).Type,
        recipe: (any Box)?
    ) {
        var dependencies: [ServiceKey] = []
        repeat dependencies.append(ServiceKey(each dependency))
        self.init(
            key: ServiceKey(service),
            lifetime: lifetime,
            dependencies: dependencies,
            place: place,
            recipe: recipe
        )
    }

    @usableFromInline
    init(
        key: ServiceKey,
        lifetime: Lifetime,
        dependencies: [ServiceKey],
        place: SourceLine,
        recipe: (any Box)?
    ) {
        self.key = key
        self.lifetime = lifetime
        self.dependencies = dependencies
        self.place = place
        self.recipe = recipe
    }

    var isOnMainActor: Bool { recipe?.isOnMainActor ?? false }

    /// The scope it belongs to, or `nil` when it belongs to the container or to nobody.
    var scope: ScopeName? {
        switch lifetime {
        case .transient, .singleton: nil
        case .scoped(let scope), .seed(let scope): scope
        }
    }

    var edges: [DependencyEdge] {
        dependencies.map { DependencyEdge(from: key, to: $0) }
    }
}
