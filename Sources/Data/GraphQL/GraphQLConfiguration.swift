public import MomentumNetwork

/// The server of a client, with limits on time, size and attempts.
///
/// Without a user agent, requests name the suite and its version.
public struct GraphQLConfiguration: Sendable {
    public let server: ServerAddress
    /// The limits of an answer to a query or a mutation.
    public var limits: HTTPLimits
    /// The largest body of a request in bytes; the server's JSON reader refuses more.
    public var requestBytes: Int
    public var retry: RetryPolicy
    /// The name and version of the program.
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
