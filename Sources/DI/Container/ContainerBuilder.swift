/// Collects registrations and checks them as a whole.
///
/// A registration is an initialiser or a closure whose typed parameters are the needs of the
/// service. So the graph is known before anything has been made.
public struct ContainerBuilder: Sendable {
    @usableFromInline var registrations: [Registration] = []
    private(set) var scopes: [ScopeDeclaration] = []
    private(set) var rules: [LayerRule] = []
    private(set) var unmatchedReplacements: [UnmatchedReplacement] = []
    private(set) var companions: [Companion] = []
    private(set) var replacements: [ServiceGraph.Key: GraphProblem.SourceLine] = [:]

    public init() {}

    /// Adds the registrations of a feature.
    public mutating func install(_ assembly: some Assembly) {
        assembly.register(in: &self)
    }

    /// Declares a scope, so that services can be registered in it.
    ///
    /// It is opened from `parent`, or from the container itself when that is `nil`. Opening it
    /// takes a value of each type in `seeds`, which services of the scope can then need.
    public mutating func scope<each Seed: Sendable>(
        _ name: Lifetime.Scope,
        in parent: Lifetime.Scope? = nil,
        seeds: repeat (each Seed).Type,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let place = GraphProblem.SourceLine(fileID: fileID, line: line)
        scopes.append(ScopeDeclaration(name: name, parent: parent, place: place))
        for seed in repeat each seeds {
            registrations.append(Registration(seed, .seed(name), place, recipe: nil))
        }
    }

    mutating func replace(
        _ key: ServiceGraph.Key,
        at place: GraphProblem.SourceLine,
        with replacement: (Registration, any Box) -> Registration
    ) {
        guard let slot = registrations.firstIndex(where: { $0.key == key }),
            let recipe = registrations[slot].recipe
        else {
            unmatchedReplacements.append(UnmatchedReplacement(key: key, place: place))
            return
        }
        registrations[slot] = replacement(registrations[slot], recipe)
        replacements[key] = place
    }

    /// Declares that `service` works on the same object as `base`: a program that replaces `base`
    /// has to replace `service`, too, which ``build()`` demands.
    ///
    /// A service that needs `base` by its type follows a replacement by itself. This is for one
    /// that needs the class behind it.
    public mutating func companion<Service, Base>(_ service: Service.Type, of base: Base.Type) {
        companions.append(
            Companion(service: ServiceGraph.Key(service), base: ServiceGraph.Key(base))
        )
    }

    /// Restricts which services may need which; `name` is the message when the rule is broken.
    public mutating func rule(
        _ name: String,
        allows: @escaping @Sendable (ServiceGraph.Edge) -> Bool
    ) {
        rules.append(LayerRule(name: name, allows: allows))
    }

    /// Checks the graph and freezes it; no factory runs.
    ///
    /// - Throws: ``ContainerError/invalid(_:)`` with every problem, in the order of their places.
    /// - Complexity: Linear in the registrations and their dependencies.
    public func build() throws(ContainerError) -> DependencyContainer {
        var check = GraphCheck(self)
        if let graph = check.run() { return DependencyContainer(graph: graph) }
        // The order of registrations decides where a cycle begins and which of two duplicates is
        // second. So the check runs again in the order in which the list is read.
        var ordered = self
        ordered.registrations.sort { $0.place < $1.place }
        ordered.scopes.sort { $0.place < $1.place }
        check = GraphCheck(ordered)
        _ = check.run()
        throw .invalid(check.problems.sorted { $0.place < $1.place })
    }
}

extension ContainerBuilder {
    /// Registers a service that is made anew for each request; it need not be `Sendable`.
    ///
    /// As in all registrations, the parameters of `make` are the needs of the service.
    @inlinable
    public mutating func transient<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .transient,
                GraphProblem.SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.transient(Factory.supplied(make))
            )
        )
    }

    /// Registers a service that a container makes once, at the first request.
    @inlinable
    public mutating func singleton<Service: Sendable, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .singleton,
                GraphProblem.SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.keeping(Factory.supplied(make))
            )
        )
    }

    /// Registers a service that each open scope of that name makes once.
    @inlinable
    public mutating func scoped<Service: Sendable, each Dependency>(
        _ scope: Lifetime.Scope,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .scoped(scope),
                GraphProblem.SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.keeping(Factory.supplied(make))
            )
        )
    }
}

extension ContainerBuilder {
    /// Registers a service that is made and kept on the main actor, one per container.
    ///
    /// A service made there need not be `Sendable`, and only
    /// ``DependencyContainer/resolveOnMainActor(_:)`` returns it.
    @inlinable
    public mutating func mainActorSingleton<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .singleton,
                GraphProblem.SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: true)
            )
        )
    }
}
