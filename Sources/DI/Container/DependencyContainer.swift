/// A checked graph of services, and those of them that have been made so far.
///
/// Nothing can be registered after ``ContainerBuilder/build()``, and what is kept is made once. A
/// container may be used from any thread.
public final class DependencyContainer: Sendable {
    @usableFromInline let graph: Graph
    /// The scope it is, or `nil` for the container itself.
    let scope: ScopeName?
    /// One per registration; `nil` where the service belongs to a scope that is not open here.
    @usableFromInline let boxes: [(any Box)?]

    init(graph: Graph, scope: ScopeName?, boxes: [(any Box)?]) {
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
    /// - Throws: ``ContainerError/unresolved(path:reason:)``, when there is none, when it must be
    ///   had on the main actor or in another scope, or when a factory threw.
    @inlinable
    public func resolve<Service>(_ service: Service.Type) throws(ContainerError) -> Service {
        guard let box = box(of: service) as? ServiceBox<Service> else {
            throw failure(for: ServiceKey(service))
        }
        return try box.give(box, self)
    }

    /// The service registered under this type, whether it is made on the main actor or anywhere.
    ///
    /// - Throws: The same as ``resolve(_:)``.
    @MainActor
    public func resolveOnMainActor<Service>(
        _ service: Service.Type
    ) throws(ContainerError) -> Service {
        guard let box = box(of: service) as? MainActorBox<Service> else {
            return try resolve(service)
        }
        return try box.service(in: self)
    }

    /// A container of its own with some of the registrations replaced, checked again.
    ///
    /// It has nothing in common with this one but the recipes, so tests that run at the same time
    /// cannot see each other's doubles. From an open scope, too, it gives a container, not a scope.
    ///
    /// - Throws: ``ContainerError/invalid(_:)``, when the graph is no longer in order.
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

    /// Why there is no box from which ``resolve(_:)`` could take the service.
    @usableFromInline
    func failure(for key: ServiceKey) -> ContainerError {
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
