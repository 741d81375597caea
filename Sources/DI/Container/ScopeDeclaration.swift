/// A declared scope.
struct ScopeDeclaration: Sendable {
    let name: ScopeName
    /// The scope from which it is opened, or `nil` for the container itself.
    let parent: ScopeName?
    let place: SourceLine
}
