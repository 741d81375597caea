public import Foundation

/// Shows a page for signing in and waits for the address that it ends with.
public protocol WebSession: Sendable {
    /// How the callback of this session arrives; ``CallbackArrival/outside`` by default.
    var arrival: CallbackArrival { get }

    /// Presents `url` in a private browser session. Every way in which presenting can end returns
    /// or throws, once.
    /// - Throws: ``AuthenticationError/cancelled`` when the user gave up,
    ///   ``AuthenticationError/cannotPresent(_:)`` when there is nothing to show it in.
    func present(
        _ url: URL,
        callback: CallbackAddress
    ) async throws(AuthenticationError) -> URL
}

extension WebSession {
    public var arrival: CallbackArrival { .outside }
}
