extension ContainerBuilder {
    /// Registers a service of which every request makes a new one; it need not be `Sendable`.
    ///
    /// The parameters of `make` are what the service needs. So are they in all registrations.
    public mutating func transient<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        add(service, .transient, Place(fileID: fileID, line: line), make) { $0 }
    }

    /// Registers a service of which a container has one, made when it is first asked for.
    public mutating func singleton<Service: Sendable, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        add(service, .singleton, Place(fileID: fileID, line: line), make, keep: Self.keep)
    }

    /// Registers a service of which each open scope of that name has one.
    public mutating func scoped<Service: Sendable, each Dependency>(
        _ scope: ScopeName,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        add(service, .scoped(scope), Place(fileID: fileID, line: line), make, keep: Self.keep)
    }

    private mutating func add<Service, each Dependency>(
        _ service: Service.Type,
        _ lifetime: Lifetime,
        _ place: Place,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service,
        keep: @escaping ServiceRecipe<Service>.Keep
    ) {
        registrations.append(
            Registration(
                service,
                lifetime,
                place,
                needs: repeat (each Dependency).self,
                recipe: ServiceRecipe(make: ServiceRecipe.supplied(make), keep: keep)
            )
        )
    }

    @Sendable private static func keep<Service: Sendable>(
        _ make: @escaping ServiceRecipe<Service>.Make
    ) -> ServiceRecipe<Service>.Make {
        let kept = Kept<Service>()
        return { container throws(ContainerError) in
            try kept.service { () throws(ContainerError) in try make(container) }
        }
    }
}
