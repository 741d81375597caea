/// A checked graph of services and those of them that have been made so far.
///
/// A container never changes: there is no registration after ``ContainerBuilder/build()``, and what
/// it keeps it makes once. It may be used from any thread.
public final class Container: Sendable {
    let graph: Graph
    /// The scope it is, or `nil` for the container itself.
    let scope: ScopeName?
    /// One per registration; `nil` where the service belongs to a scope that is not open here.
    let boxes: [(any Box)?]

    init(graph: Graph, scope: ScopeName? = nil, boxes: [(any Box)?]) {
        self.graph = graph
        self.scope = scope
        self.boxes = boxes
    }

    convenience init(graph: Graph) {
        self.init(
            graph: graph,
            boxes: graph.registrations.map { $0.scope == nil ? $0.recipe?.makeBox() : nil }
        )
    }

    /// The service registered under this type.
    ///
    /// - Throws: ``ContainerError/unresolved(path:reason:)`` when there is none, when it must be had
    ///   on the main actor or in another scope, or when a factory on the way threw.
    public func resolve<Service>(
        _ service: Service.Type
    ) throws(ContainerError) -> Service {
        guard let box = box(of: service) as? ServiceBox<Service> else {
            throw failure(for: ServiceKey(service))
        }
        return try box.service(self)
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
        return try box.service(self)
    }

    /// A container of its own with some of the registrations replaced, checked again.
    ///
    /// It has nothing in common with this one but the recipes, so tests that run at the same time
    /// cannot see each other's doubles. Called on an open scope it gives a container, not a scope.
    ///
    /// - Throws: ``ContainerError/invalid(_:)`` when the graph is no longer in order.
    public func overriding(
        _ change: (inout ContainerBuilder) -> Void
    ) throws(ContainerError) -> Container {
        var builder = graph.builder
        change(&builder)
        return try builder.build()
    }

    private func box<Service>(of service: Service.Type) -> (any Box)? {
        graph.slots[ObjectIdentifier(service)].flatMap { boxes[$0] }
    }

    /// Why there is no box of the wanted kind.
    private func failure(for key: ServiceKey) -> ContainerError {
        guard let registration = graph.registration(of: key) else {
            return .unresolved(path: [key], reason: .unregistered(near: graph.services(near: key)))
        }
        if registration.isOnMainActor {
            return .unresolved(path: [key], reason: .onMainActorOnly)
        }
        return .unresolved(path: [key], reason: .outsideScope(registration.scope ?? ""))
    }
}
