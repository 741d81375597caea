/// The declared scopes, with the parent of each.
struct ScopeTree: Sendable {
    private var declarations: [Lifetime.Scope: ScopeDeclaration] = [:]

    subscript(name: Lifetime.Scope) -> ScopeDeclaration? { declarations[name] }

    /// Adds a scope and returns `nil`, or returns the scope that already has its name.
    mutating func insert(_ declaration: ScopeDeclaration) -> ScopeDeclaration? {
        if let first = declarations[declaration.name] { return first }
        declarations[declaration.name] = declaration
        return nil
    }

    /// The scope and its ancestors, up to the outermost or to the first repetition in a cycle.
    func lineage(of scope: Lifetime.Scope) -> [Lifetime.Scope] {
        var lineage = [scope]
        while let parent = lineage.last.flatMap({ declarations[$0]?.parent }),
            !lineage.contains(parent)
        {
            lineage.append(parent)
        }
        return lineage
    }

    /// True if the services of `outer` are available wherever `inner` is open.
    func isOpen(_ outer: Lifetime.Scope, within inner: Lifetime.Scope) -> Bool {
        lineage(of: inner).contains(outer)
    }

    /// The cycle through `scope`.
    ///
    /// `nil` if there is none, or if another scope on it comes first by file and line.
    func circle(from scope: ScopeDeclaration) -> [Lifetime.Scope]? {
        let lineage = lineage(of: scope.name)
        let places = lineage.compactMap { declarations[$0]?.place }
        guard let last = lineage.last, declarations[last]?.parent == scope.name,
            places.allSatisfy({ scope.place <= $0 })
        else { return nil }
        return lineage + [scope.name]
    }
}
