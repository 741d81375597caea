import Foundation

/// The reason why a container could not be built, or could not return a service.
public enum ContainerError: Error, Hashable, Sendable {
    /// The graph has problems, in the order of their places.
    case invalid([GraphProblem])
    /// A request failed; the path leads from the requested service to the cause.
    case unresolved(path: [ServiceGraph.Key], reason: Reason)
    case unopened(Lifetime.Scope, reason: ScopeReason)

    /// The reason why the last service of a path could not be returned.
    public enum Reason: Hashable, Sendable {
        /// No such service is registered; `near` has the most similar names.
        case unregistered(near: [ServiceGraph.Key])
        case factoryThrew(Failure)
        /// The service belongs to the main actor, and the request came from elsewhere.
        case onMainActorOnly
        /// The service belongs to a scope that is not open here.
        case outsideScope(Lifetime.Scope)
        /// The factory requested its own service from the container, outside the graph.
        case askedForItself
    }

    /// The error of a factory, compared by domain, code and description.
    public struct Failure: Hashable, Sendable {
        public let error: any Error

        /// The error as a programmer reads it, not its sentence for people.
        public var detail: String { String(describing: error) }

        public static func == (a: Self, b: Self) -> Bool {
            let (first, second) = (a.error as NSError, b.error as NSError)
            return first.domain == second.domain && first.code == second.code
                && a.detail == b.detail
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine((error as NSError).code)
            hasher.combine(detail)
        }
    }

    /// The reason why a scope could not be opened.
    public enum ScopeReason: Hashable, Sendable {
        case undeclared
        /// The scope opens only from its parent; `nil` is the container itself.
        case wrongParent(expected: Lifetime.Scope?, found: Lifetime.Scope?)
        /// Declared seeds are missing, or passed seeds are duplicates or undeclared.
        case wrongSeeds(missing: [ServiceGraph.Key], surplus: [ServiceGraph.Key])
    }
}

extension ContainerError {
    /// Creates the error for a failure to make `key`.
    ///
    /// The error came from a dependency of `key`, or from its own factory. A dependency's path gets
    /// `key` in front.
    @usableFromInline
    init(making key: ServiceGraph.Key, _ error: any Error) {
        if case ContainerError.unresolved(let path, let reason) = error {
            self = .unresolved(path: [key] + path, reason: reason)
        } else {
            self = .unresolved(path: [key], reason: .factoryThrew(Failure(error: error)))
        }
    }
}

extension ContainerError: CustomStringConvertible {
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
    public var description: String {
        switch self {
        case .unregistered(let near):
            "nothing is registered for it\(near.question)"
        case .factoryThrew(let failure):
            "the factory threw \(failure.detail)"
        case .onMainActorOnly:
            "it is made on the main actor, and has to be resolved there"
        case .outsideScope(let scope):
            "it belongs to the scope \(scope), which is not open here"
        case .askedForItself:
            "its factory asked the container for it"
        }
    }
}

extension ContainerError.ScopeReason: CustomStringConvertible {
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

    private static func text(_ scope: Lifetime.Scope?) -> String {
        scope.map { "the scope \($0)" } ?? "the container itself"
    }
}
