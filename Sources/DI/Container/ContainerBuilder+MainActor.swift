extension ContainerBuilder {
    /// Registers a service that is made on the main actor, a new one for each request.
    ///
    /// Like everything that is made there it need not be `Sendable`, and it can be had only with
    /// ``DependencyContainer/resolveOnMainActor(_:)``.
    @inlinable
    public mutating func mainActorTransient<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .transient,
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: false)
            )
        )
    }

    /// Registers a service that is made and kept on the main actor, one per container.
    @inlinable
    public mutating func mainActorSingleton<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .singleton,
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: true)
            )
        )
    }

    /// Registers a service that is made and kept on the main actor, one per open scope of that
    /// name.
    @inlinable
    public mutating func mainActorScoped<Service, each Dependency>(
        _ scope: ScopeName,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @MainActor (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .scoped(scope),
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: MainActorBox(make: Factory.suppliedOnMainActor(make), isKeeping: true)
            )
        )
    }
}
