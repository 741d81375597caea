/// Carries one request to a server and brings the answer back.
public protocol HTTPTransport: Sendable {
    /// Sends once and returns the answer with any status; redirects are not followed.
    ///
    /// - Throws: ``TransportError/network(_:_:)`` when no complete answer came,
    ///   ``TransportError/responseTooLarge(limit:)`` when it exceeded the request's limit,
    ///   ``TransportError/cancelled`` at once when the task is cancelled.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
