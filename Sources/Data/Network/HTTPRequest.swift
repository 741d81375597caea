public import Foundation

/// One complete request: the value determines everything that is sent.
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
    /// The `Authorization` header; kept out of `headers`, so that a printed request shows no
    /// secret.
    public var credentials: HTTPCredentials?
    public var limits: HTTPLimits
    /// True if the request may reach the server twice without harm.
    ///
    /// Any other request gets a new connection. URLSession's library may send a request again if a
    /// kept-alive connection has died.
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

/// The maximum size and duration of an answer.
public struct HTTPLimits: Hashable, Sendable {
    /// The maximum time that a person waits for an answer.
    public static let patience = Duration.seconds(20)

    /// The maximum size of an accepted body, in bytes after decompression.
    public var responseBytes: Int
    /// The maximum time without receiving data.
    public var idle: Duration
    /// The maximum duration of the whole exchange.
    public var total: Duration

    public init(
        responseBytes: Int = 8 * 1024 * 1024,
        idle: Duration = .seconds(15),
        total: Duration = .seconds(60)
    ) {
        self.responseBytes = responseBytes
        self.idle = idle
        self.total = total
    }
}

/// The credentials of a request; the host supplies them, and they are never printed.
public struct HTTPCredentials: Hashable, Sendable {
    /// The value of the header `Authorization`.
    let header: String

    /// A bearer token (RFC 6750); `nil` unless the whole token is visible ASCII.
    public init?(bearer token: String) {
        guard !token.isEmpty, token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        // One space only: the server treats everything after it as the token (AU-32).
        header = "Bearer " + token
    }

    /// A name and a password in UTF-8 (RFC 7617).
    ///
    /// - Returns: `nil` for a name with a colon or for control characters in either text, which
    ///   cannot be sent.
    public init?(user: String, password: String) {
        let scalars = user.unicodeScalars + password.unicodeScalars
        guard !user.contains(":"), scalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        header = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }
}

extension HTTPCredentials: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { "<redacted>" }
    public var debugDescription: String { "<redacted>" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
