public import MomentumDomain

/// Why a container could not be built, or could not give a service.
public enum ContainerError: Error, Hashable, Sendable {
    /// The graph has these problems, in the order of their places.
    case invalid([GraphProblem])
    /// A request failed; the path leads from it to the service that is the cause.
    case unresolved(path: [ServiceKey], reason: Reason)
    /// A scope could not be opened.
    case unopened(ScopeName, reason: ScopeReason)

    /// Why the last service of a path could not be had.
    public enum Reason: Hashable, Sendable {
        /// Nothing is registered for it; these names are the most similar ones.
        case unregistered(near: [ServiceKey])
        /// Its factory threw.
        case factoryThrew(FailureCause)
        /// It is made on the main actor, and the request came from anywhere.
        case onMainActorOnly
        /// It belongs to a scope that is not open here.
        case outsideScope(ScopeName)
        /// Its factory asked the container for it, behind the graph's back.
        case askedForItself
    }

    /// Why a scope could not be opened.
    public enum ScopeReason: Hashable, Sendable {
        /// Nobody declared it.
        case undeclared
        /// It is opened from its parent only, `nil` being the container itself.
        case wrongParent(expected: ScopeName?, found: ScopeName?)
        /// Some of the declared seeds are missing, others were handed in twice or not declared.
        case wrongSeeds(missing: [ServiceKey], surplus: [ServiceKey])
    }
}
