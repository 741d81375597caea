extension ContainerBuilder {
    /// Puts another factory in the place of one that is registered.
    ///
    /// The service keeps its lifetime, its scope and whether it is made on the main actor; what it
    /// needs is what the new factory needs. ``build()`` reports it when there was nothing to replace.
    public mutating func replace<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        with make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        let place = Place(fileID: fileID, line: line)
        replace(service, at: place, needs: repeat (each Dependency).self) { recipe in
            switch recipe {
            case let recipe as ServiceRecipe<Service>:
                ServiceRecipe(make: ServiceRecipe.supplied(make), keep: recipe.keep)
            case let recipe as MainActorRecipe<Service>:
                MainActorRecipe(make: MainActorRecipe.supplied(make), keep: recipe.keep)
            default:
                nil
            }
        }
    }

    /// Puts another factory in the place of one that is registered on the main actor.
    public mutating func mainActorReplace<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        with make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        let place = Place(fileID: fileID, line: line)
        replace(service, at: place, needs: repeat (each Dependency).self) { recipe in
            (recipe as? MainActorRecipe<Service>).map { recipe in
                MainActorRecipe(make: MainActorRecipe.supplied(make), keep: recipe.keep)
            }
        }
    }

    private mutating func replace<Service, each Dependency>(
        _ service: Service.Type,
        at place: Place,
        needs dependency: repeat (each Dependency).Type,
        renew: (any Recipe) -> (any Recipe)?
    ) {
        let key = ServiceKey(service)
        guard let slot = registrations.firstIndex(where: { $0.key == key }),
            let recipe = registrations[slot].recipe.flatMap(renew)
        else {
            unmatchedReplacements.append(UnmatchedReplacement(key: key, place: place))
            return
        }
        registrations[slot] = Registration(
            service,
            registrations[slot].lifetime,
            place,
            needs: repeat each dependency,
            recipe: recipe
        )
    }
}
