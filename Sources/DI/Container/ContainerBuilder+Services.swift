extension ContainerBuilder {
    /// Registers a service of which every request makes a new one; it need not be `Sendable`.
    ///
    /// The parameters of `make` are what the service needs. So are they in all registrations.
    @inlinable
    public mutating func transient<Service, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .transient,
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.transient(Factory.supplied(make))
            )
        )
    }

    /// Registers a service of which a container has one, made when it is first asked for.
    @inlinable
    public mutating func singleton<Service: Sendable, each Dependency>(
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .singleton,
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.keeping(Factory.supplied(make))
            )
        )
    }

    /// Registers a service of which each open scope of that name has one.
    @inlinable
    public mutating func scoped<Service: Sendable, each Dependency>(
        _ scope: ScopeName,
        _ service: Service.Type,
        fileID: String = #fileID,
        line: Int = #line,
        _ make: @escaping @Sendable (repeat each Dependency) throws -> Service
    ) {
        registrations.append(
            Registration(
                service,
                .scoped(scope),
                SourceLine(fileID: fileID, line: line),
                needs: repeat (each Dependency).self,
                recipe: ServiceBox.keeping(Factory.supplied(make))
            )
        )
    }
}
