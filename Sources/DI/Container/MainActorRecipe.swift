/// How to make a service on the main actor.
final class MainActorRecipe<Service>: Recipe {
    typealias Make = @MainActor (Container) throws(ContainerError) -> Service
    typealias Keep = @Sendable (@escaping Make) -> Make

    let make: Make
    /// Turns making into keeping, as the lifetime wants it; each call starts with nothing kept.
    let keep: Keep

    init(make: @escaping Make, keep: @escaping Keep) {
        self.make = make
        self.keep = keep
    }

    var isOnMainActor: Bool { true }

    func makeBox() -> any Box {
        MainActorBox(keep(make))
    }

    /// The factory with everything it needs taken from the container.
    static func supplied<each Dependency>(
        _ factory: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) -> Make {
        { container throws(ContainerError) in
            try ContainerError.tracing(ServiceKey(Service.self)) { () throws(ContainerError) in
                let dependencies = (repeat try container.resolveOnMainActor((each Dependency).self))
                return try ContainerError.catching { try factory(repeat each dependencies) }
            }
        }
    }
}
