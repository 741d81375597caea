public import Foundation

/// Shows a page for signing in and waits for the address that it ends with.
public protocol WebSession: Sendable {
    /// The way by which callbacks of this session arrive; ``CallbackArrival/outside`` by default.
    var arrival: CallbackArrival { get }

    /// Presents `url` in a private browser session, and returns or throws once, however presenting
    /// ends.
    /// - Throws: ``AuthenticationError/cancelled`` when the user cancelled,
    ///   ``AuthenticationError/cannotPresent(_:)`` when there is nothing to show it in.
    func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL
}

extension WebSession {
    public var arrival: CallbackArrival { .outside }
}

/// The way by which the address that a sign-in page ends with reaches the program.
public enum CallbackArrival: Hashable, Sendable {
    /// From the session that showed the page; no other program has seen it.
    case inSession
    /// An opened address or a line of text, which other programs may have seen or made.
    case outside
}
