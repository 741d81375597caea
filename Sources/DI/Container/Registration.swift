/// One service as the builder knows it.
@usableFromInline
struct Registration: Sendable {
    let key: ServiceGraph.Key
    let lifetime: Lifetime
    let dependencies: [ServiceGraph.Key]
    let place: GraphProblem.SourceLine
    /// An empty box; `nil` for a seed, whose value the caller passes.
    let recipe: (any Box)?

    @inlinable
    init<Service, each Dependency>(
        _ service: Service.Type,
        _ lifetime: Lifetime,
        _ place: GraphProblem.SourceLine,
        needs dependency: repeat (each Dependency).Type,
        recipe: (any Box)?
    ) {
        var dependencies: [ServiceGraph.Key] = []
        repeat dependencies.append(ServiceGraph.Key(each dependency))
        self.init(
            key: ServiceGraph.Key(service),
            lifetime: lifetime,
            dependencies: dependencies,
            place: place,
            recipe: recipe
        )
    }

    @usableFromInline
    init(
        key: ServiceGraph.Key,
        lifetime: Lifetime,
        dependencies: [ServiceGraph.Key],
        place: GraphProblem.SourceLine,
        recipe: (any Box)?
    ) {
        self.key = key
        self.lifetime = lifetime
        self.dependencies = dependencies
        self.place = place
        self.recipe = recipe
    }

    var isOnMainActor: Bool { recipe?.isOnMainActor ?? false }

    /// The scope of the service; `nil` for transient services and singletons.
    var scope: Lifetime.Scope? {
        switch lifetime {
        case .transient, .singleton: nil
        case .scoped(let scope), .seed(let scope): scope
        }
    }

    var edges: [ServiceGraph.Edge] {
        dependencies.map { ServiceGraph.Edge(from: key, to: $0) }
    }
}

extension Sequence<Registration> {
    /// The registered services with the most similar names, at most three.
    ///
    /// Two names are similar if at most a third of the longer one must change. Names are also
    /// similar if one contains the other, as with `SiteRepository` and `FileSiteRepository`.
    func services(near key: ServiceGraph.Key) -> [ServiceGraph.Key] {
        let wanted = key.description
        var similar: [(key: ServiceGraph.Key, name: String, typing: Int)] = []
        for registration in self {
            let name = registration.key.description
            let typing = wanted.typing(to: name)
            let isPart = name.contains(wanted) || wanted.contains(name)
            if isPart || typing * 3 <= Swift.max(wanted.count, name.count) {
                similar.append((registration.key, name, typing))
            }
        }
        similar.sort { ($0.typing, $0.name) < ($1.typing, $1.name) }
        return similar.prefix(3).map(\.key)
    }
}

extension String {
    /// The Levenshtein distance: the number of letters to insert, remove or replace.
    fileprivate func typing(to other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (index, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherLetter) in other.enumerated() {
                let changed = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
