public import MomentumNetwork
public import MomentumTestSupport

/// A network with prepared answers, for the adapters of a server and for a `GraphQLClient`.
public final class MockHTTPTransport: HTTPTransport {
    public let sending = Stub<HTTPRequest, HTTPResponse, TransportError>(
        "MockHTTPTransport.send"
    ) { _ in .failure(.missingData) }

    public init() {}

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        try await sending(request)
    }
}
