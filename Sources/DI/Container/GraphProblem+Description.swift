extension GraphProblem: CustomStringConvertible {
    /// The place and the mistake in one line, as compilers print them.
    public var description: String { "\(place): \(kind)" }
}

extension GraphProblem.Kind: CustomStringConvertible {
    /// The mistake in words.
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
