extension ContainerBuilder {
    /// Replaces the factory of a registered service.
    ///
    /// The service keeps its lifetime, scope and actor, and takes the dependencies of the new
    /// factory. ``build()`` reports a replacement without a registration.
    public mutating func replace<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        with make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        let place = GraphProblem.SourceLine(fileID: fileID, line: line)
        replace(service, place, needs: repeat (each Dependency).self) { lifetime, recipe in
            if let recipe = recipe as? ServiceBox<Service> {
                ServiceBox(make: Factory.supplied(make), give: recipe.give)
            } else {
                MainActorBox(
                    make: Factory.suppliedOnMainActor(make),
                    isKeeping: lifetime != .transient
                )
            }
        }
    }

    /// Replaces the factory of a registered service with one that runs on the main actor.
    ///
    /// The service keeps its lifetime and scope; from now on it is created on the main actor.
    public mutating func mainActorReplace<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        with make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        let place = GraphProblem.SourceLine(fileID: fileID, line: line)
        replace(service, place, needs: repeat (each Dependency).self) { lifetime, _ in
            MainActorBox(
                make: Factory.suppliedOnMainActor(make),
                isKeeping: lifetime != .transient
            )
        }
    }

    private mutating func replace<Service, each Dependency>(
        _ service: Service.Type,
        _ place: GraphProblem.SourceLine,
        needs dependency: repeat (each Dependency).Type,
        recipe: (Lifetime, any Box) -> any Box
    ) {
        replace(ServiceGraph.Key(service), at: place) { replaced, box in
            Registration(
                service,
                replaced.lifetime,
                place,
                needs: repeat each dependency,
                recipe: recipe(replaced.lifetime, box)
            )
        }
    }
}
