struct ScopeDeclaration: Sendable {
    let name: Lifetime.Scope
    /// The scope from which this one opens; `nil` for the container itself.
    let parent: Lifetime.Scope?
    let place: GraphProblem.SourceLine
}
