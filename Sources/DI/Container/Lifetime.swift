/// The time a service is kept.
public enum Lifetime: Hashable, Sendable {
    /// Not at all: each request makes a new one.
    case transient
    /// As long as the container; made on first use.
    case singleton
    /// As long as the scope is open; made on first use in it.
    case scoped(ScopeName)
    /// As long as the scope is open; a value passed when the scope is opened.
    case seed(ScopeName)
}
