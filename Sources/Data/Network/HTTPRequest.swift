public import Foundation

/// One request, complete: everything that decides what goes over the wire is in the value.
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
    /// Sent as `Authorization`; kept apart from the headers so that a printed request shows no
    /// secret.
    public var credentials: HTTPCredentials?
    public var limits: HTTPLimits
    /// Whether it may reach the server twice without harm. What may not goes out through a
    /// connection of its own, because a kept-alive one that has died is written to again by the
    /// library beneath URLSession.
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
