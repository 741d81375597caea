extension ContainerBuilder {
    /// Registers a service that is made on the main actor, a new one for each request.
    ///
    /// Like everything that is made there it need not be `Sendable`, and it can be had only with
    /// ``Container/resolveOnMainActor(_:)``.
    public mutating func mainActorTransient<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        add(service, .transient, Place(fileID: fileID, line: line), make) { $0 }
    }

    /// Registers a service that is made and kept on the main actor, one per container.
    public mutating func mainActorSingleton<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        add(service, .singleton, Place(fileID: fileID, line: line), make, keep: Self.keep)
    }

    /// Registers a service that is made and kept on the main actor, one per open scope of that name.
    public mutating func mainActorScoped<Service, each Dependency>(
        _ scope: ScopeName,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        add(service, .scoped(scope), Place(fileID: fileID, line: line), make, keep: Self.keep)
    }

    private mutating func add<Service, each Dependency>(
        _ service: Service.Type,
        _ lifetime: Lifetime,
        _ place: Place,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service,
        keep: @escaping MainActorRecipe<Service>.Keep
    ) {
        registrations.append(
            Registration(
                service,
                lifetime,
                place,
                needs: repeat (each Dependency).self,
                recipe: MainActorRecipe(make: MainActorRecipe.supplied(make), keep: keep)
            )
        )
    }

    @Sendable private static func keep<Service>(
        _ make: @escaping MainActorRecipe<Service>.Make
    ) -> MainActorRecipe<Service>.Make {
        let kept = MainActorKept<Service>()
        return { container throws(ContainerError) in
            try kept.service { () throws(ContainerError) in try make(container) }
        }
    }
}
