/// One mistake in a graph, and the place in the source code to fix it.
public struct GraphProblem: Hashable, Sendable {
    public let place: SourceLine
    public let kind: Kind

    /// The kind of mistake.
    public enum Kind: Hashable, Sendable {
        /// The second service depends on the first, which is not registered.
        case missing(ServiceGraph.Key, neededBy: ServiceGraph.Key, near: [ServiceGraph.Key])
        case duplicate(ServiceGraph.Key, first: SourceLine)
        case cycle([ServiceGraph.Key])
        /// The first service of the path outlives the scope of the last one.
        case captive([ServiceGraph.Key], scope: Lifetime.Scope)
        /// The service depends on two scopes, neither of which opens from the other.
        case torn(ServiceGraph.Key, between: Lifetime.Scope, and: Lifetime.Scope)
        /// The second service may be created anywhere but depends on the first, which needs the
        /// main actor.
        case needsMainActor(ServiceGraph.Key, neededBy: ServiceGraph.Key)
        /// The named layer rule forbids the edge.
        case brokenRule(String, ServiceGraph.Edge)
        case undeclaredScope(Lifetime.Scope)
        /// The scopes open from each other; the last one repeats the first.
        case scopeCycle([Lifetime.Scope])
        case duplicateScope(Lifetime.Scope, first: SourceLine)
        /// The service has no factory that could be replaced.
        case nothingToReplace(ServiceGraph.Key, near: [ServiceGraph.Key])
        /// The second service was replaced, but the first still works on the original object.
        case leftBehind(ServiceGraph.Key, by: ServiceGraph.Key)
    }
}

extension GraphProblem: CustomStringConvertible {
    /// The place and the problem on one line, as compilers print them.
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
        case .leftBehind(let key, let base):
            "\(base) was replaced, and \(key) works on the former one: replace \(key), too"
        }
    }
}

extension GraphProblem {
    /// The place of a registration in the source code.
    public struct SourceLine: Hashable, Sendable, Comparable, CustomStringConvertible {
        /// The module and file, as in `#fileID`.
        public let fileID: String
        public let line: Int

        @inlinable
        init(fileID: String, line: Int) {
            self.fileID = fileID
            self.line = line
        }

        public var description: String { "\(fileID):\(line)" }

        public static func < (left: SourceLine, right: SourceLine) -> Bool {
            (left.fileID, left.line) < (right.fileID, right.line)
        }
    }
}
