/// The time a service is kept.
public enum Lifetime: Hashable, Sendable {
    /// Not at all: each request makes a new one.
    case transient
    /// As long as the container; made on first use.
    case singleton
    /// As long as the scope is open; made on first use in it.
    case scoped(Scope)
    /// As long as the scope is open; a value passed when the scope is opened.
    case seed(Scope)
}

extension Lifetime {
    /// The name of a part of the program with its own instances of some services while it lasts.
    public struct Scope: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        public init(_ name: String) {
            description = name
        }

        public init(stringLiteral name: String) {
            description = name
        }
    }
}
