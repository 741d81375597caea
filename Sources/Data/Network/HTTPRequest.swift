public import Foundation

/// One complete request: the value holds everything that decides what goes over the wire.
public struct HTTPRequest: Hashable, Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
        // RFC 4918 (WebDAV).
        case propfind = "PROPFIND"
        case makeCollection = "MKCOL"
        case move = "MOVE"
    }

    public let method: Method
    public let url: URL
    public var headers: [String: String]
    public var body: Data?
    /// Sent as `Authorization`; kept out of `headers`, so that a printed request shows no secret.
    public var credentials: HTTPCredentials?
    public var limits: HTTPLimits
    /// True if the request may reach the server twice without harm.
    ///
    /// Any other request gets a new connection, because the library beneath URLSession may write it
    /// again when a kept-alive connection has died.
    public var isRepeatable: Bool

    public init(
        method: Method = .get,
        url: URL,
        headers: [String: String] = [:],
        body: Data? = nil,
        credentials: HTTPCredentials? = nil,
        limits: HTTPLimits = HTTPLimits(),
        isRepeatable: Bool = true
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.credentials = credentials
        self.limits = limits
        self.isRepeatable = isRepeatable
    }
}
