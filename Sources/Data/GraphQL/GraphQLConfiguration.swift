public import MomentumNetwork

/// Where the server is, and how long, how much and how often. Without a user agent requests name
/// the suite and its version.
public struct GraphQLConfiguration: Sendable {
    public let server: ServerAddress
    /// For an answer to a query or a mutation.
    public var limits: HTTPLimits
    /// The server's JSON reader refuses more.
    public var requestBytes: Int
    public var retry: RetryPolicy
    /// Names program and version.
    public var userAgent: String

    public init(
        server: ServerAddress,
        limits: HTTPLimits = HTTPLimits(total: HTTPLimits.patience),
        requestBytes: Int = 100 * 1024,
        retry: RetryPolicy = RetryPolicy(),
        userAgent: String? = nil
    ) {
        self.server = server
        self.limits = limits
        self.requestBytes = requestBytes
        self.retry = retry
        self.userAgent = userAgent ?? URLSessionTransport.userAgent
    }
}
