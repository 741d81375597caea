/// Looks up what all registrations need and finds everything that is wrong with them.
struct GraphCheck {
    let builder: ContainerBuilder
    private(set) var slots: TypeTable
    /// The positions of what each registration needs, in the order of its parameters.
    private(set) var dependencies: [[Int]] = []
    private(set) var scopes = ScopeTree()
    private(set) var problems: [GraphProblem] = []

    var registrations: [Registration] { builder.registrations }

    init(_ builder: ContainerBuilder) {
        self.builder = builder
        slots = TypeTable(capacity: builder.registrations.count)
        dependencies.reserveCapacity(builder.registrations.count)
    }

    /// Looks at everything.
    ///
    /// - Returns: The graph when there is nothing wrong with it.
    mutating func run() -> Graph? {
        fillSlots()
        lookUpDependencies()
        findUnmatchedReplacements()
        growScopes()
        findCaptives(dependenciesFirst: findCycles())
        findMainActorNeeds()
        findBrokenRules()
        guard problems.isEmpty else { return nil }
        return Graph(builder: builder, slots: slots, scopes: scopes)
    }

    mutating func report(_ kind: GraphProblem.Kind, at place: SourceLine) {
        problems.append(GraphProblem(place: place, kind: kind))
    }

    private mutating func fillSlots() {
        for slot in registrations.indices {
            let key = registrations[slot].key
            guard let first = slots.insert(key.id, at: slot) else { continue }
            let firstPlace = registrations[first].place
            report(.duplicate(key, first: firstPlace), at: registrations[slot].place)
        }
    }

    private mutating func lookUpDependencies() {
        for slot in registrations.indices {
            let needed = registrations[slot].dependencies
            var found: [Int] = []
            found.reserveCapacity(needed.count)
            for key in needed {
                if let dependency = slots[key.id] {
                    found.append(dependency)
                } else {
                    let user = registrations[slot].key
                    let near = registrations.services(near: key)
                    let place = registrations[slot].place
                    report(.missing(key, neededBy: user, near: near), at: place)
                }
            }
            dependencies.append(found)
        }
    }

    private mutating func findUnmatchedReplacements() {
        for replacement in builder.unmatchedReplacements {
            let near = registrations.services(near: replacement.key)
            report(.nothingToReplace(replacement.key, near: near), at: replacement.place)
        }
    }

    private mutating func growScopes() {
        for scope in builder.scopes {
            guard let first = scopes.insert(scope) else { continue }
            report(.duplicateScope(scope.name, first: first.place), at: scope.place)
        }
        for scope in builder.scopes {
            if let parent = scope.parent, scopes[parent] == nil {
                report(.undeclaredScope(parent), at: scope.place)
            }
            if let circle = scopes.circle(from: scope) {
                report(.scopeCycle(circle), at: scope.place)
            }
        }
        for slot in registrations.indices {
            guard let scope = registrations[slot].scope, scopes[scope] == nil else { continue }
            report(.undeclaredScope(scope), at: registrations[slot].place)
        }
    }

    private mutating func findMainActorNeeds() {
        for slot in registrations.indices where !registrations[slot].isOnMainActor {
            for dependency in dependencies[slot] where registrations[dependency].isOnMainActor {
                let key = registrations[dependency].key
                let user = registrations[slot].key
                report(.needsMainActor(key, neededBy: user), at: registrations[slot].place)
            }
        }
    }

    private mutating func findBrokenRules() {
        for rule in builder.rules {
            for registration in registrations {
                for edge in registration.edges where !rule.allows(edge) {
                    report(.brokenRule(rule.name, edge), at: registration.place)
                }
            }
        }
    }
}
