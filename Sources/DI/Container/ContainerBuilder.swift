/// Collects registrations and checks them as a whole.
///
/// A registration is an initialiser or a closure with typed parameters, and its parameters are what
/// the service needs. So the graph is known before anything has been made.
public struct ContainerBuilder: Sendable {
    @usableFromInline var registrations: [Registration] = []
    var scopes: [ScopeDeclaration] = []
    var rules: [LayerRule] = []
    var unmatchedReplacements: [UnmatchedReplacement] = []

    public init() {}

    /// Adds the registrations of a feature.
    public mutating func install(_ assembly: some Assembly) {
        assembly.register(in: &self)
    }

    /// Declares a scope, so that services can be registered in it.
    ///
    /// It is opened from `parent`, or from the container itself when that is `nil`. Whoever opens
    /// it hands in a value of each type in `seeds`, which services of the scope can then need.
    public mutating func scope<each Seed: Sendable>(
        _ name: ScopeName,
        in parent: ScopeName? = nil,
        seeds: repeat (each Seed).Type,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let place = SourceLine(fileID: fileID, line: line)
        scopes.append(ScopeDeclaration(name: name, parent: parent, place: place))
        for seed in repeat each seeds {
            registrations.append(Registration(seed, .seed(name), place, recipe: nil))
        }
    }

    /// Lays down which services may need which.
    ///
    /// - Parameters:
    ///   - name: The rule in words; it is the message when the rule is broken.
    ///   - allows: Whether one service may need another one.
    public mutating func rule(
        _ name: String,
        allows: @escaping @Sendable (DependencyEdge) -> Bool
    ) {
        rules.append(LayerRule(name: name, allows: allows))
    }

    /// Checks the graph and freezes it; no factory runs.
    ///
    /// - Throws: ``ContainerError/invalid(_:)`` with every problem there is, in the order of their
    ///   places.
    /// - Complexity: Linear in the registrations and their dependencies.
    public func build() throws(ContainerError) -> DependencyContainer {
        var check = GraphCheck(self)
        if let graph = check.run() { return DependencyContainer(graph: graph) }
        // Where a cycle begins and which registration is the second one depends on the order, so
        // the list is made once more in the order in which it will be read.
        var ordered = self
        ordered.registrations.sort { $0.place < $1.place }
        ordered.scopes.sort { $0.place < $1.place }
        check = GraphCheck(ordered)
        _ = check.run()
        throw .invalid(check.problems.sorted { $0.place < $1.place })
    }
}
