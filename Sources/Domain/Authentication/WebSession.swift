public import Foundation

/// Shows a sign-in page and waits for its final address.
public protocol WebSession: Sendable {
    /// The way callbacks of this session arrive; ``CallbackArrival/outside`` by default.
    var arrival: CallbackArrival { get }

    /// Presents `url` in a private browser session; returns or throws exactly once.
    /// - Throws: ``AuthenticationError/cancelled`` if the user cancelled;
    ///   ``AuthenticationError/cannotPresent(_:)`` if there is no place to present it.
    func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL
}

extension WebSession {
    public var arrival: CallbackArrival { .outside }
}

/// The way the final address of a sign-in page reaches the program.
public enum CallbackArrival: Hashable, Sendable {
    /// From the session that showed the page; no other program has seen it.
    case inSession
    /// An opened address or a line of text, which other programs may have seen or created.
    case outside
}
