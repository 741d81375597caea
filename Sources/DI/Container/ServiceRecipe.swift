/// How to make a service that may be made anywhere.
final class ServiceRecipe<Service>: Recipe {
    typealias Make = @Sendable (Container) throws(ContainerError) -> Service
    typealias Keep = @Sendable (@escaping Make) -> Make

    let make: Make
    /// Turns making into keeping, as the lifetime wants it; each call starts with nothing kept.
    let keep: Keep

    init(make: @escaping Make, keep: @escaping Keep) {
        self.make = make
        self.keep = keep
    }

    var isOnMainActor: Bool { false }

    func makeBox() -> any Box {
        ServiceBox(keep(make))
    }

    /// The factory with everything it needs taken from the container.
    static func supplied<each Dependency>(
        _ factory: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) -> Make {
        { container throws(ContainerError) in
            try ContainerError.tracing(ServiceKey(Service.self)) { () throws(ContainerError) in
                let dependencies = (repeat try container.resolve((each Dependency).self))
                return try ContainerError.catching { try factory(repeat each dependencies) }
            }
        }
    }
}
