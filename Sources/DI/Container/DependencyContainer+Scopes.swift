extension DependencyContainer {
    /// Opens a scope: a container in which the services of the scope are made once more.
    ///
    /// Everything else it has in common with this one. It lasts as long as somebody holds it.
    ///
    /// - Parameters:
    ///   - name: A scope declared with ``ContainerBuilder/scope(_:in:seeds:fileID:line:)``, whose
    ///     parent this container is.
    ///   - seeds: A value of each type that was declared, in any order. The type is the one the
    ///     compiler sees: to hand in a clock as `any WallClock`, say so.
    /// - Returns: The open scope.
    /// - Throws: ``ContainerError/unopened(_:reason:)``.
    /// - Complexity: Linear in the registrations; no factory runs.
    public func openScope<each Seed: Sendable>(
        _ name: ScopeName,
        seeds: repeat each Seed
    ) throws(ContainerError) -> DependencyContainer {
        guard let declaration = graph.scopes[name] else {
            throw .unopened(name, reason: .undeclared)
        }
        guard declaration.parent == scope else {
            throw .unopened(name, reason: .wrongParent(expected: declaration.parent, found: scope))
        }
        var handedIn: [(key: ServiceKey, box: any Box)] = []
        for seed in repeat each seeds {
            handedIn.append(Self.planted(seed))
        }
        return try openScope(name, handedIn)
    }

    private func openScope(
        _ name: ScopeName,
        _ seeds: [(key: ServiceKey, box: any Box)]
    ) throws(ContainerError) -> DependencyContainer {
        var boxes = boxes
        var surplus: [ServiceKey] = []
        for seed in seeds {
            if let slot = graph.slots[seed.key.id], boxes[slot] == nil,
                graph.registrations[slot].lifetime == .seed(name)
            {
                boxes[slot] = seed.box
            } else {
                surplus.append(seed.key)
            }
        }
        var missing: [ServiceKey] = []
        for (slot, registration) in graph.registrations.enumerated() where boxes[slot] == nil {
            switch registration.lifetime {
            case .scoped(name): boxes[slot] = registration.recipe?.emptied()
            case .seed(name): missing.append(registration.key)
            default: break
            }
        }
        guard missing.isEmpty, surplus.isEmpty else {
            throw .unopened(name, reason: .wrongSeeds(missing: missing, surplus: surplus))
        }
        return DependencyContainer(graph: graph, scope: name, boxes: boxes)
    }

    private static func planted<Seed: Sendable>(_ seed: Seed) -> (key: ServiceKey, box: any Box) {
        (ServiceKey(Seed.self), ServiceBox.transient { _ in seed })
    }
}
