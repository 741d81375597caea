/// Sends one request to a server and returns the answer.
public protocol HTTPTransport: Sendable {
    /// Sends the request once and returns an answer with any status; does not follow redirects.
    ///
    /// - Throws: ``TransportError/network(_:_:)`` if no complete answer arrived.
    ///   ``TransportError/responseTooLarge(limit:)`` if it exceeded the request's limit.
    ///   ``TransportError/cancelled`` at once if the task is cancelled.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
