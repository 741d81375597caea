/// Collects registrations and checks the complete graph.
///
/// A registration is an initialiser or a closure; its typed parameters are the dependencies of the
/// service. So the graph is known before anything is created.
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
    /// The scope opens from `parent`, or from the container itself if that is `nil`. Opening takes
    /// a value of each type in `seeds`, which services of the scope can depend on.
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

    /// Declares that `service` works on the same object as `base`.
    ///
    /// A program that replaces `base` must replace `service` too; ``build()`` checks it.
    ///
    /// A service that depends on the type `base` follows a replacement automatically. Use this for
    /// one that depends on the class behind it.
    public mutating func companion<Service, Base>(_ service: Service.Type, of base: Base.Type) {
        companions.append(
            Companion(service: ServiceGraph.Key(service), base: ServiceGraph.Key(base))
        )
    }

    /// Restricts which services may depend on which; `name` is the message for a violation.
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
        // The order of registrations decides where a cycle begins and which duplicate is second. So
        // the check runs again in source order.
        var ordered = self
        ordered.registrations.sort { $0.place < $1.place }
        ordered.scopes.sort { $0.place < $1.place }
        check = GraphCheck(ordered)
        _ = check.run()
        throw .invalid(check.problems.sorted { $0.place < $1.place })
    }
}

extension ContainerBuilder {
    /// Registers a service that is created for each request; it need not be `Sendable`.
    ///
    /// The parameters of `make` are the dependencies of the service, as in all registrations.
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

    /// Registers a service that a container creates once, at the first request.
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

    /// Registers a service that each open scope of that name creates once.
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
    /// Registers a service that is created and kept on the main actor, one per container.
    ///
    /// Such a service need not be `Sendable`, and only
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
