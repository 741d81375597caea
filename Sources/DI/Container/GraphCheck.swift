/// Looks up the dependencies of all registrations and finds everything that is wrong with them.
struct GraphCheck {
    let builder: ContainerBuilder
    var slots: [ObjectIdentifier: Int] = [:]
    var dependencies: [[Int]] = []
    var scopes = ScopeTree()
    var problems: [GraphProblem] = []

    var registrations: [Registration] { builder.registrations }

    init(_ builder: ContainerBuilder) {
        self.builder = builder
    }

    /// The graph when there is nothing wrong with it.
    mutating func checkedGraph() throws(ContainerError) -> Graph {
        fillSlots()
        fillScopes()
        findUnmatchedReplacements()
        lookUpDependencies()
        findMainActorNeeds()
        findCaptives(dependenciesFirst: findCycles())
        findBrokenRules()
        guard problems.isEmpty else {
            throw .invalid(problems.sorted { $0.place < $1.place })
        }
        return Graph(builder: builder, slots: slots, dependencies: dependencies, scopes: scopes)
    }

    private mutating func fillSlots() {
        slots.reserveCapacity(registrations.count)
        for (slot, registration) in registrations.enumerated() {
            guard let first = slots.updateValue(slot, forKey: registration.key.id) else { continue }
            slots[registration.key.id] = first
            report(.duplicate(registration.key, first: registrations[first].place), at: slot)
        }
    }

    private mutating func findUnmatchedReplacements() {
        for replacement in builder.unmatchedReplacements {
            let near = near(replacement.key)
            report(.nothingToReplace(replacement.key, near: near), at: replacement.place)
        }
    }

    private mutating func fillScopes() {
        for scope in builder.scopes {
            guard let first = scopes.insert(scope) else { continue }
            report(.duplicateScope(scope.name, first: first.place), at: scope.place)
        }
        for scope in builder.scopes {
            guard let parent = scope.parent, scopes[parent] == nil else { continue }
            report(.undeclaredScope(parent), at: scope.place)
        }
        for (slot, registration) in registrations.enumerated() {
            guard let scope = registration.scope, scopes[scope] == nil else { continue }
            report(.undeclaredScope(scope), at: slot)
        }
    }

    private mutating func lookUpDependencies() {
        dependencies.reserveCapacity(registrations.count)
        for (slot, registration) in registrations.enumerated() {
            var found: [Int] = []
            found.reserveCapacity(registration.dependencies.count)
            for key in registration.dependencies {
                if let dependency = slots[key.id] {
                    found.append(dependency)
                } else {
                    let near = near(key)
                    report(.missing(key, neededBy: registration.key, near: near), at: slot)
                }
            }
            dependencies.append(found)
        }
    }

    private mutating func findMainActorNeeds() {
        for (slot, registration) in registrations.enumerated() where !registration.isOnMainActor {
            for dependency in dependencies[slot] where registrations[dependency].isOnMainActor {
                report(
                    .needsMainActor(registrations[dependency].key, neededBy: registration.key),
                    at: slot
                )
            }
        }
    }

    private mutating func findBrokenRules() {
        for rule in builder.rules {
            for (slot, registration) in registrations.enumerated() {
                for key in registration.dependencies {
                    let edge = DependencyEdge(from: registration.key, to: key)
                    if !rule.allows(edge) { report(.brokenRule(rule.name, edge), at: slot) }
                }
            }
        }
    }

    private func near(_ key: ServiceKey) -> [ServiceKey] {
        NearestNames.among(registrations.map(\.key), to: key)
    }

    mutating func report(_ kind: GraphProblem.Kind, at slot: Int) {
        report(kind, at: registrations[slot].place)
    }

    private mutating func report(_ kind: GraphProblem.Kind, at place: Place) {
        problems.append(GraphProblem(place: place, kind: kind))
    }
}
