/// The time a service is kept.
public enum Lifetime: Hashable, Sendable {
    /// The service is not kept: each request creates a new one.
    case transient
    /// As long as the container; created on first use.
    case singleton
    /// As long as the scope is open; created on first use in it.
    case scoped(Scope)
    /// As long as the scope is open; a value passed when the scope is opened.
    case seed(Scope)
}

extension Lifetime {
    /// The name of a part of the program that has its own instances of some services.
    public struct Scope: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        /// Creates the name of a scope; a literal needs no call.
        public init(_ name: String) {
            description = name
        }

        public init(stringLiteral name: String) {
            self.init(name)
        }
    }
}
