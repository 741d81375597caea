import MomentumDomain

extension ContainerError: CustomStringConvertible {
    /// The problems one by one, or the path from the request to its cause.
    public var description: String {
        switch self {
        case .invalid(let problems):
            problems.map(\.description).joined(separator: "\n")
        case .unresolved(let path, let reason):
            "\(path.text): \(reason)"
        case .unopened(let scope, let reason):
            "scope \(scope): \(reason)"
        }
    }
}

extension ContainerError.Reason: CustomStringConvertible {
    /// What happened at the end of the path.
    public var description: String {
        switch self {
        case .unregistered(let near):
            "nothing is registered for it\(near.question)"
        case .factoryThrew(let cause):
            "the factory threw \(cause.detail)"
        case .onMainActorOnly:
            "it is made on the main actor and can be had only there"
        case .outsideScope(let scope):
            "it belongs to the scope \(scope), which is not open here"
        case .askedForItself:
            "its factory asked the container for it"
        }
    }
}

extension ContainerError.ScopeReason: CustomStringConvertible {
    /// What is wrong with the request to open it.
    public var description: String {
        switch self {
        case .undeclared:
            "nobody declared it"
        case .wrongParent(let expected, let found):
            "it is opened from \(Self.text(expected)), not from \(Self.text(found))"
        case .wrongSeeds(let missing, let surplus):
            [
                missing.isEmpty ? nil : "seeds missing: \(missing.list)",
                surplus.isEmpty ? nil : "seeds too many: \(surplus.list)",
            ].compactMap(\.self).joined(separator: "; ")
        }
    }

    private static func text(_ scope: ScopeName?) -> String {
        scope.map { "the scope \($0)" } ?? "the container itself"
    }
}
