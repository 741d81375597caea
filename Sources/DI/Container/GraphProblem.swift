/// One mistake in a graph, and where in the source code to mend it.
public struct GraphProblem: Hashable, Sendable {
    public let place: SourceLine
    public let kind: Kind

    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// The second service needs the first, for which nothing is registered.
        case missing(ServiceKey, neededBy: ServiceKey, near: [ServiceKey])
        /// The service is registered at the other place already.
        case duplicate(ServiceKey, first: SourceLine)
        /// The path ends where it began.
        case cycle([ServiceKey])
        /// The first service of the path is kept longer than the scope of the last one.
        case captive([ServiceKey], scope: ScopeName)
        /// The service needs others from two scopes, neither of which is opened from the other.
        case torn(ServiceKey, between: ScopeName, and: ScopeName)
        /// The second service may be made anywhere and needs the first, made on the main actor.
        case needsMainActor(ServiceKey, neededBy: ServiceKey)
        /// The named layer rule forbids the edge.
        case brokenRule(String, DependencyEdge)
        /// No scope of that name is declared.
        case undeclaredScope(ScopeName)
        /// The scopes are opened from each other, the last one being the first again.
        case scopeCycle([ScopeName])
        /// The scope is declared at the other place already.
        case duplicateScope(ScopeName, first: SourceLine)
        /// The service has no factory that could be replaced.
        case nothingToReplace(ServiceKey, near: [ServiceKey])
    }
}
