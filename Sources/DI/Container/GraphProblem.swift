/// One mistake in a graph, and the place in the source code to fix it.
public struct GraphProblem: Hashable, Sendable {
    public let place: SourceLine
    public let kind: Kind

    /// The kind of mistake.
    public enum Kind: Hashable, Sendable {
        /// The second service needs the first, for which nothing is registered.
        case missing(ServiceKey, neededBy: ServiceKey, near: [ServiceKey])
        case duplicate(ServiceKey, first: SourceLine)
        case cycle([ServiceKey])
        /// The first service of the path is kept longer than the scope of the last one.
        case captive([ServiceKey], scope: ScopeName)
        /// The service needs others from two scopes, neither of which is opened from the other.
        case torn(ServiceKey, between: ScopeName, and: ScopeName)
        /// The second service may be made anywhere and needs the first, made on the main actor.
        case needsMainActor(ServiceKey, neededBy: ServiceKey)
        /// The named layer rule forbids the edge.
        case brokenRule(String, DependencyEdge)
        case undeclaredScope(ScopeName)
        /// The scopes are opened from each other, the last one being the first again.
        case scopeCycle([ScopeName])
        case duplicateScope(ScopeName, first: SourceLine)
        /// The service has no factory that could be replaced.
        case nothingToReplace(ServiceKey, near: [ServiceKey])
    }
}

extension GraphProblem: CustomStringConvertible {
    /// The place and the mistake in one line, as compilers print them.
    public var description: String { "\(place): \(kind)" }
}

extension GraphProblem.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let key, let user, let near):
            "\(user) -> \(key): nothing is registered for \(key)\(near.question)"
        case .duplicate(let key, let first):
            "\(key) is registered twice, first at \(first)"
        case .cycle(let path):
            "\(path.text): a cycle"
        case .captive(let path, let scope):
            "\(path.text): would be kept beyond its scope \(scope)"
        case .torn(let key, let one, let other):
            "\(key): needs the scopes \(one) and \(other), which are never open together"
        case .needsMainActor(let key, let user):
            "\(user) -> \(key): may be made anywhere, but needs what is made on the main actor"
        case .brokenRule(let rule, let edge):
            "\(edge): \(rule)"
        case .undeclaredScope(let scope):
            "the scope \(scope) is not declared"
        case .scopeCycle(let path):
            "\(path.map(\.description).joined(separator: " in ")): a scope inside itself"
        case .duplicateScope(let scope, let first):
            "the scope \(scope) is declared twice, first at \(first)"
        case .nothingToReplace(let key, let near):
            "nothing to replace: no factory is registered for \(key)\(near.question)"
        }
    }
}
