/// Collects registrations and checks them as a whole.
///
/// A registration is an initialiser or a closure with typed parameters, and its parameters are what
/// the service needs. So the graph is known before anything has been made.
public struct ContainerBuilder: Sendable {
    @usableFromInline var registrations: [Registration] = []
    var scopes: [ScopeDeclaration] = []
    var rules: [LayerRule] = []
    var unmatchedReplacements: [UnmatchedReplacement] = []

    public init() {}

    /// Adds the registrations of a feature.
    public mutating func install(_ assembly: some Assembly) {
        assembly.register(in: &self)
    }

    /// Declares a scope, so that services can be registered in it.
    ///
    /// It is opened from `parent`, or from the container itself when that is `nil`. Whoever opens
    /// it hands in a value of each type in `seeds`, which services of the scope can then need.
    public mutating func scope<each Seed: Sendable>(
        _ name: ScopeName,
        in parent: ScopeName? = nil,
        seeds: repeat (each Seed).Type,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let place = SourceLine(fileID: fileID, line: line)
        scopes.append(ScopeDeclaration(name: name, parent: parent, place: place))
        for seed in repeat each seeds {
            registrations.append(Registration(seed, .seed(name), place, recipe: nil))
        }
    }

    /// Lays down which services may need which.
    ///
    /// - Parameters:
    ///   - name: The rule in words; it is the message when the rule is broken.
    ///   - allows: Whether one service may need another one.
    public mutating func rule(
        _ name: String,
        allows: @escaping @Sendable (DependencyEdge) -> Bool
    ) {
        rules.append(LayerRule(name: name, allows: allows))
    }

    /// Checks the graph and freezes it; no factory runs.
    ///
    /// - Throws: ``ContainerError/invalid(_:)`` with every problem there is, in the order of their
    ///   places.
    /// - Complexity: Linear in the registrations and their dependencies.
    public func build() throws(ContainerError) -> DependencyContainer {
        var check = GraphCheck(self)
        if let graph = check.run() { return DependencyContainer(graph: graph) }
        // Where a cycle begins and which registration is the second one depends on the order, so
        // the list is made once more in the order in which it will be read.
        var ordered = self
        ordered.registrations.sort { $0.place < $1.place }
        ordered.scopes.sort { $0.place < $1.place }
        check = GraphCheck(ordered)
        _ = check.run()
        throw .invalid(check.problems.sorted { $0.place < $1.place })
    }
}

extension ContainerBuilder {
    /// Registers a service of which every request makes a new one; it need not be `Sendable`.
    ///
    /// The parameters of `make` are what the service needs. So are they in all registrations.
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
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.transient(Factory.supplied(make))
            )
        )
    }

    /// Registers a service of which a container has one, made when it is first asked for.
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
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.keeping(Factory.supplied(make))
            )
        )
    }

    /// Registers a service of which each open scope of that name has one.
    @inlinable
    public mutating func scoped<Service: Sendable, each Dependency>(
        _ scope: ScopeName,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .scoped(scope),
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.keeping(Factory.supplied(make))
            )
        )
    }
}

extension ContainerBuilder {
    /// Registers a service that is made on the main actor, a new one for each request.
    ///
    /// Like everything that is made there it need not be `Sendable`, and it can be had only with
    /// ``DependencyContainer/resolveOnMainActor(_:)``.
    @inlinable
    public mutating func mainActorTransient<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .transient,
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: false)
            )
        )
    }

    /// Registers a service that is made and kept on the main actor, one per container.
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
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: true)
            )
        )
    }

    /// Registers a service that is made and kept on the main actor, one per open scope of that
    /// name.
    @inlinable
    public mutating func mainActorScoped<Service, each Dependency>(
        _ scope: ScopeName,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .scoped(scope),
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: true)
            )
        )
    }
}

/// A rule about which services may need which.
struct LayerRule: Sendable {
    let name: String
    let allows: @Sendable (DependencyEdge) -> Bool
}
