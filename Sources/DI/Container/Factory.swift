/// Binds factories to the container that resolves their dependencies.
@usableFromInline
enum Factory {
    /// The factory, with its dependencies resolved from the container.
    @inlinable
    static func supplied<Service, each Dependency>(
        _ factory: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) -> ServiceBox<Service>.Make {
        { container throws(ContainerError) in
            do {
                return try factory(repeat try container.resolve((each Dependency).self))
            } catch {
                throw ContainerError(making: ServiceGraph.Key(Service.self), error)
            }
        }
    }

    /// The factory, with its dependencies resolved from the container on the main actor.
    @inlinable
    static func suppliedOnMainActor<Service, each Dependency>(
        _ factory: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) -> MainActorBox<Service>.Make {
        { container throws(ContainerError) in
            do {
                return try factory(repeat try container.resolveOnMainActor((each Dependency).self))
            } catch {
                throw ContainerError(making: ServiceGraph.Key(Service.self), error)
            }
        }
    }
}
