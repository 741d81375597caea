import Foundation
public import Synchronization

/// The box of a service that may be created anywhere.
@usableFromInline
final class ServiceBox<Service>: Box {
    @usableFromInline
    typealias Make = @Sendable (DependencyContainer) throws(ContainerError) -> Service
    @usableFromInline
    typealias Give = @Sendable (ServiceBox, DependencyContainer) throws(ContainerError) -> Service

    @usableFromInline let make: Make
    /// Answers a request with a new service or the kept one, depending on the lifetime.
    @usableFromInline let give: Give
    /// The created service.
    ///
    /// The type is not generic. For a generic type the runtime would look up the layout whenever a
    /// box is created or freed. That takes ten times as long as the cast to ``Kept``.
    @usableFromInline let kept = Mutex<(any KeptService)?>(nil)
    /// The thread that is making the service, or 0.
    @usableFromInline let maker = Atomic<UInt>(0)

    @inlinable
    init(make: @escaping Make, give: @escaping Give) {
        self.make = make
        self.give = give
    }

    @usableFromInline var isOnMainActor: Bool { false }

    @usableFromInline
    func emptied() -> any Box {
        ServiceBox(make: make, give: give)
    }

    /// A box that creates a new service for each request.
    @inlinable
    static func transient(_ make: @escaping Make) -> ServiceBox {
        ServiceBox(make: make) { box, container throws(ContainerError) in
            try box.make(container)
        }
    }
}

extension ServiceBox where Service: Sendable {
    /// A box that answers all requests with the first service it created.
    ///
    /// The factory runs under the lock, so only requests for this service wait. Locks are taken
    /// along the edges of an acyclic graph, so threads cannot deadlock. A factory that throws
    /// leaves nothing behind; the next request tries again.
    @inlinable
    static func keeping(_ make: @escaping Make) -> ServiceBox {
        ServiceBox(make: make) { box, container throws(ContainerError) in
            if box.maker.load(ordering: .relaxed) != 0 { try box.refuseMaker() }
            return try box.kept.withLock { kept throws(ContainerError) in
                if let kept = kept as? Kept<Service> { return kept.service }
                let service = try box.makeFirst(in: container)
                kept = Kept(service)
                return service
            }
        }
    }

    /// Throws if the calling thread is already creating the service.
    ///
    /// A factory can reach its container outside the graph. Without this check its thread would
    /// wait for a lock that it holds, which ends the process.
    @usableFromInline
    func refuseMaker() throws(ContainerError) {
        guard maker.load(ordering: .relaxed) != Self.thread else {
            throw .unresolved(path: [ServiceGraph.Key(Service.self)], reason: .askedForItself)
        }
    }

    @usableFromInline
    func makeFirst(in container: DependencyContainer) throws(ContainerError) -> Service {
        // Relaxed order is enough: each thread needs only its own writes.
        maker.store(Self.thread, ordering: .relaxed)
        defer { maker.store(0, ordering: .relaxed) }
        return try make(container)
    }

    /// An identity that detects a factory requesting its own service; nothing waits on it.
    private static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }
}

@usableFromInline
final class Kept<Service: Sendable>: KeptService {
    @usableFromInline let service: Service

    @inlinable
    init(_ service: Service) {
        self.service = service
    }
}
