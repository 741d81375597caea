/// Which scope is opened from which.
struct ScopeTree: Sendable {
    private(set) var declarations: [ScopeName: ScopeDeclaration] = [:]

    subscript(name: ScopeName) -> ScopeDeclaration? { declarations[name] }

    /// Adds a scope unless there is one of that name, which it returns.
    mutating func insert(_ declaration: ScopeDeclaration) -> ScopeDeclaration? {
        if let first = declarations[declaration.name] { return first }
        declarations[declaration.name] = declaration
        return nil
    }

    /// Whether everything that belongs to `outer` can be had where `inner` is open.
    func isOpen(_ outer: ScopeName, within inner: ScopeName) -> Bool {
        lineage(of: inner).contains(outer)
    }

    /// The scope, its parent and so on, up to the outermost or to where a mistaken one repeats.
    func lineage(of scope: ScopeName) -> [ScopeName] {
        var lineage = [scope]
        while let parent = lineage.last.flatMap({ declarations[$0]?.parent }),
            !lineage.contains(parent)
        {
            lineage.append(parent)
        }
        return lineage
    }
}
