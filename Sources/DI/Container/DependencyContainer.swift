/// A checked graph of services, and the services created so far.
///
/// After ``ContainerBuilder/build()`` nothing can be registered. A kept service is created once,
/// and any thread may use a container.
public final class DependencyContainer: Sendable {
    @usableFromInline let graph: Graph
    /// The open scope; `nil` for the container itself.
    let scope: Lifetime.Scope?
    /// One box per registration; `nil` if the service belongs to a scope that is not open here.
    @usableFromInline let boxes: [(any Box)?]

    init(graph: Graph, scope: Lifetime.Scope?, boxes: [(any Box)?]) {
        self.graph = graph
        self.scope = scope
        self.boxes = boxes
    }

    convenience init(graph: Graph) {
        let boxes = graph.registrations.indices.map { slot -> (any Box)? in
            switch graph.registrations[slot].lifetime {
            case .transient: graph.registrations[slot].recipe
            case .singleton: graph.registrations[slot].recipe?.emptied()
            case .scoped, .seed: nil
            }
        }
        self.init(graph: graph, scope: nil, boxes: boxes)
    }

    /// The service registered under this type.
    ///
    /// - Throws: ``ContainerError/unresolved(path:reason:)`` if none is registered, if it belongs
    ///   to the main actor or a closed scope, or if a factory threw.
    @inlinable
    public func resolve<Service>(_ service: Service.Type) throws(ContainerError) -> Service {
        guard let box = box(of: service) as? ServiceBox<Service> else {
            throw failure(for: ServiceGraph.Key(service))
        }
        return try box.give(box, self)
    }

    /// Like ``resolve(_:)``, with the same errors, but also returns services of the main actor.
    @MainActor
    public func resolveOnMainActor<Service>(
        _ service: Service.Type
    ) throws(ContainerError) -> Service {
        guard let box = box(of: service) as? MainActorBox<Service> else {
            return try resolve(service)
        }
        return try box.service(in: self)
    }

    /// A separate container with some registrations replaced, checked again.
    ///
    /// Both share only the recipes, so concurrent tests cannot see each other's doubles. An open
    /// scope also returns a container, not a scope.
    ///
    /// - Throws: ``ContainerError/invalid(_:)`` if the new graph has a problem.
    public func overriding(
        _ change: (inout ContainerBuilder) -> Void
    ) throws(ContainerError) -> DependencyContainer {
        var builder = graph.builder
        change(&builder)
        return try builder.build()
    }

    @inlinable
    func box<Service>(of service: Service.Type) -> (any Box)? {
        if let slot = graph.slots[ObjectIdentifier(service)] { boxes[slot] } else { nil }
    }

    /// The reason why ``resolve(_:)`` finds no box for the service.
    @usableFromInline
    func failure(for key: ServiceGraph.Key) -> ContainerError {
        guard let slot = graph.slots[key.id] else {
            let near = graph.registrations.services(near: key)
            return .unresolved(path: [key], reason: .unregistered(near: near))
        }
        if boxes[slot] == nil, let scope = graph.registrations[slot].scope {
            return .unresolved(path: [key], reason: .outsideScope(scope))
        }
        return .unresolved(path: [key], reason: .onMainActorOnly)
    }
}

extension DependencyContainer {
    /// The graph that was checked when this container was built.
    public var serviceGraph: ServiceGraph {
        let services = graph.registrations.map { registration in
            ServiceGraph.Service(
                key: registration.key,
                lifetime: registration.lifetime,
                isOnMainActor: registration.isOnMainActor,
                scopes: registration.scope.map { graph.scopes.lineage(of: $0).reversed() } ?? []
            )
        }
        let edges = graph.registrations.flatMap(\.edges)
        // Names are computed once, not for each comparison.
        let named = services.map { (name: $0.key.fullName, service: $0) }
        let ends = edges.map { (names: ($0.from.fullName, $0.to.fullName), edge: $0) }
        return ServiceGraph(
            services: named.sorted { $0.name < $1.name }.map(\.service),
            edges: ends.sorted { $0.names < $1.names }.map(\.edge)
        )
    }
}

extension DependencyContainer {
    /// Opens a scope: a container that creates the services of the scope anew.
    ///
    /// The scope shares everything else with this container, and lives as long as it is referenced.
    ///
    /// - Parameters:
    ///   - name: A scope declared with ``ContainerBuilder/scope(_:in:seeds:fileID:line:)``, whose
    ///     parent this container is.
    ///   - seeds: A value of each declared type, in any order. The static type matters: pass a
    ///     clock as `any WallClock` with `as any WallClock`.
    /// - Returns: The open scope.
    /// - Throws: ``ContainerError/unopened(_:reason:)``.
    /// - Complexity: Linear in the registrations; no factory runs.
    public func openScope<each Seed: Sendable>(
        _ name: Lifetime.Scope,
        seeds: repeat each Seed
    ) throws(ContainerError) -> DependencyContainer {
        guard let declaration = graph.scopes[name] else {
            throw .unopened(name, reason: .undeclared)
        }
        guard declaration.parent == scope else {
            throw .unopened(name, reason: .wrongParent(expected: declaration.parent, found: scope))
        }
        var handedIn: [(key: ServiceGraph.Key, box: any Box)] = []
        for seed in repeat each seeds {
            handedIn.append(Self.planted(seed))
        }
        return try openScope(name, handedIn)
    }

    private func openScope(
        _ name: Lifetime.Scope,
        _ seeds: [(key: ServiceGraph.Key, box: any Box)]
    ) throws(ContainerError) -> DependencyContainer {
        var boxes = boxes
        var surplus: [ServiceGraph.Key] = []
        for seed in seeds {
            if let slot = graph.slots[seed.key.id], boxes[slot] == nil,
                graph.registrations[slot].lifetime == .seed(name)
            {
                boxes[slot] = seed.box
            } else {
                surplus.append(seed.key)
            }
        }
        var missing: [ServiceGraph.Key] = []
        for (slot, registration) in graph.registrations.enumerated() where boxes[slot] == nil {
            switch registration.lifetime {
            case .scoped(name): boxes[slot] = registration.recipe?.emptied()
            case .seed(name): missing.append(registration.key)
            default: break
            }
        }
        guard missing.isEmpty, surplus.isEmpty else {
            throw .unopened(name, reason: .wrongSeeds(missing: missing, surplus: surplus))
        }
        return DependencyContainer(graph: graph, scope: name, boxes: boxes)
    }

    private static func planted<Seed: Sendable>(
        _ seed: Seed
    ) -> (key: ServiceGraph.Key, box: any Box) {
        (ServiceGraph.Key(Seed.self), ServiceBox.transient { _ in seed })
    }
}
