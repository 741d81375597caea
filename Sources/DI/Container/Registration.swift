/// What the builder knows of one service.
struct Registration: Sendable {
    let key: ServiceKey
    let lifetime: Lifetime
    let dependencies: [ServiceKey]
    let place: Place
    /// `nil` for a seed: it is handed in, not made.
    let recipe: (any Recipe)?

    init<Service, each Dependency>(
        _ service: Service.Type,
        _ lifetime: Lifetime,
        _ place: Place,
        needs dependency: repeat (each Dependency).Type,
        recipe: (any Recipe)?
    ) {
        var dependencies: [ServiceKey] = []
        repeat dependencies.append(ServiceKey(each dependency))
        key = ServiceKey(service)
        self.lifetime = lifetime
        self.dependencies = dependencies
        self.place = place
        self.recipe = recipe
    }

    var isOnMainActor: Bool { recipe?.isOnMainActor ?? false }

    /// The scope it belongs to, or `nil` when the container itself can have it.
    var scope: ScopeName? {
        switch lifetime {
        case .transient, .singleton: nil
        case .scoped(let scope), .seed(let scope): scope
        }
    }
}
