extension Container {
    /// Opens a scope: a container in which the services of the scope are made once more.
    ///
    /// Everything else it has in common with this one. It lasts as long as somebody holds it.
    ///
    /// - Parameters:
    ///   - name: A scope declared with ``ContainerBuilder/scope(_:in:seeds:fileID:line:)`` whose
    ///     parent is this container.
    ///   - seeds: A value for each declared seed, in any order.
    /// - Returns: The open scope.
    /// - Throws: ``ContainerError/unopened(_:reason:)``.
    public func openScope<each Seed: Sendable>(
        _ name: ScopeName,
        seeds: repeat each Seed
    ) throws(ContainerError) -> Container {
        guard let declaration = graph.scopes[name] else {
            throw .unopened(name, reason: .undeclared)
        }
        guard declaration.parent == scope else {
            throw .unopened(name, reason: .wrongParent(expected: declaration.parent, found: scope))
        }
        var boxes = boxes
        var undeclared: [ServiceKey] = []
        func plant<Value: Sendable>(_ seed: Value) {
            let key = ServiceKey(Value.self)
            guard let slot = graph.slots[key.id],
                graph.registrations[slot].lifetime == .seed(name)
            else {
                undeclared.append(key)
                return
            }
            boxes[slot] = ServiceBox<Value> { _ in seed }
        }
        repeat plant(each seeds)
        for (slot, registration) in graph.registrations.enumerated()
        where registration.lifetime == .scoped(name) {
            boxes[slot] = registration.recipe?.makeBox()
        }
        let missing = graph.registrations.indices.filter {
            graph.registrations[$0].lifetime == .seed(name) && boxes[$0] == nil
        }
        guard missing.isEmpty, undeclared.isEmpty else {
            throw .unopened(
                name,
                reason: .wrongSeeds(
                    missing: missing.map { graph.registrations[$0].key },
                    undeclared: undeclared
                )
            )
        }
        return Container(graph: graph, scope: name, boxes: boxes)
    }
}
