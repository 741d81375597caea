/// Carries one request to a server and brings the answer back.
public protocol HTTPTransport: Sendable {
    /// Sends once and returns the answer with any status; redirects are not followed.
    ///
    /// - Throws: ``TransportError/network(_:_:)`` when no complete answer came,
    ///   ``TransportError/responseTooLarge(limit:)`` when it outgrew the request's limit,
    ///   ``TransportError/cancelled`` when the task was cancelled, as soon as it is.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
