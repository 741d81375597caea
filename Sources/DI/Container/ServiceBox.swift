public import Synchronization

/// The box of a service that may be made anywhere.
@usableFromInline
final class ServiceBox<Service>: Box {
    @usableFromInline
    typealias Make = @Sendable (DependencyContainer) throws(ContainerError) -> Service
    @usableFromInline
    typealias Give = @Sendable (ServiceBox, DependencyContainer) throws(ContainerError) -> Service

    @usableFromInline let make: Make
    /// What a request gets: a new service or the kept one, as the lifetime wants it.
    @usableFromInline let give: Give
    /// The service once it is made.
    ///
    /// The type is not generic: for a generic one the runtime would look up the layout whenever a
    /// box comes or goes, which takes ten times as long as the cast to ``Kept``.
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

    /// A box that gives each request a service of its own.
    @inlinable
    static func transient(_ make: @escaping Make) -> ServiceBox {
        ServiceBox(make: make) { box, container throws(ContainerError) in
            try box.make(container)
        }
    }
}
