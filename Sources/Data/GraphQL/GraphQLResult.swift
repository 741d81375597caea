public import Foundation
public import MomentumNetwork

/// What an operation gave.
public struct GraphQLResult<Value: Sendable>: Sendable {
    public let value: Value
    /// Errors beside the data; empty unless partial data was asked for.
    public let errors: [GraphQLError]
    /// When the server gave it.
    public let receivedAt: Date
    public let isFromCache: Bool
    /// Whether it is older than what counts as fresh, or was changed since.
    public let isStale: Bool
    /// The reason why the server's answer could not be had and a cached one stands for it.
    public let failure: TransportError?

    public init(
        value: Value,
        errors: [GraphQLError] = [],
        receivedAt: Date,
        isFromCache: Bool = false,
        isStale: Bool = false,
        failure: TransportError? = nil
    ) {
        self.value = value
        self.errors = errors
        self.receivedAt = receivedAt
        self.isFromCache = isFromCache
        self.isStale = isStale
        self.failure = failure
    }
}
