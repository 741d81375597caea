/// Looks up the dependencies of all registrations and collects every problem.
struct GraphCheck {
    let builder: ContainerBuilder
    private(set) var slots: TypeTable
    /// The positions of each registration's dependencies, in the order of its parameters.
    private(set) var dependencies: [[Int]] = []
    private(set) var scopes = ScopeTree()
    private(set) var problems: [GraphProblem] = []

    var registrations: [Registration] { builder.registrations }

    init(_ builder: ContainerBuilder) {
        self.builder = builder
        slots = TypeTable(capacity: builder.registrations.count)
        dependencies.reserveCapacity(builder.registrations.count)
    }

    /// Runs all checks; returns the graph if there is no problem.
    mutating func run() -> Graph? {
        fillSlots()
        lookUpDependencies()
        findUnmatchedReplacements()
        findCompanionsLeftBehind()
        growScopes()
        findCaptives(dependenciesFirst: findCycles())
        findMainActorNeeds()
        findBrokenRules()
        guard problems.isEmpty else { return nil }
        return Graph(builder: builder, slots: slots, scopes: scopes)
    }

    mutating func report(_ kind: GraphProblem.Kind, at place: GraphProblem.SourceLine) {
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

    private mutating func findCompanionsLeftBehind() {
        let replaced = builder.replacements
        for companion in builder.companions {
            guard let place = replaced[companion.base], replaced[companion.service] == nil,
                slots[companion.service.id] != nil
            else { continue }
            report(.leftBehind(companion.service, by: companion.base), at: place)
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

extension GraphCheck {
    /// The innermost scope that must be open for a service.
    private struct Tie {
        let scope: Lifetime.Scope
        /// The dependency that requires the scope; `nil` if the service is registered in the scope.
        let dependency: Int?
    }

    /// Reports services that outlive a dependency, directly or through transient services.
    mutating func findCaptives(dependenciesFirst order: [Int]) {
        var ties = [Tie?](repeating: nil, count: registrations.count)
        for slot in order {
            ties[slot] = registrations[slot].scope.map { Tie(scope: $0, dependency: nil) }
            let isTransient = registrations[slot].lifetime == .transient
            for dependency in dependencies[slot] {
                guard let needed = ties[dependency]?.scope else { continue }
                switch ties[slot]?.scope {
                case let own? where scopes.isOpen(needed, within: own):
                    break
                case let own? where isTransient && !scopes.isOpen(own, within: needed):
                    let key = registrations[slot].key
                    report(.torn(key, between: own, and: needed), at: registrations[slot].place)
                case _ where isTransient:
                    ties[slot] = Tie(scope: needed, dependency: dependency)
                default:
                    var path = [slot, dependency]
                    while let next = path.last.flatMap({ ties[$0]?.dependency }) {
                        path.append(next)
                    }
                    let keys = path.map { registrations[$0].key }
                    report(.captive(keys, scope: needed), at: registrations[slot].place)
                }
            }
        }
    }
}
