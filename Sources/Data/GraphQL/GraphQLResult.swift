public import Foundation
public import MomentumNetwork

/// The result of an operation.
public struct GraphQLResult<Value: Sendable>: Sendable {
    public let value: Value
    /// The errors next to the data; empty unless the caller requested partial data.
    public let errors: [GraphQLError]
    /// The time at which the server's answer arrived.
    public let receivedAt: Date
    public let isFromCache: Bool
    /// True if the result is no longer fresh, or a later mutation touched it.
    public let isStale: Bool
    /// The reason why a cached answer replaces the server's.
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
