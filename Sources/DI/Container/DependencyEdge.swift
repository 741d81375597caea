/// The dependency of one service on another, as a layer rule sees it.
public struct DependencyEdge: Hashable, Sendable, CustomStringConvertible {
    public let from: ServiceKey
    public let to: ServiceKey

    /// The module that declares the service which needs the other.
    public var fromModule: String { from.module }
    /// The module that declares the service which is needed.
    public var toModule: String { to.module }

    public var description: String { "\(from) -> \(to)" }
}
