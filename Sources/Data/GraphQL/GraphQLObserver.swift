/// Receives each attempt, for metrics and logs.
public protocol GraphQLObserver: Sendable {
    /// Called after each attempt, from any task.
    func observed(_ event: GraphQLEvent)
}

/// One attempt for an observer: no variables, no data, no token.
public struct GraphQLEvent: Hashable, Sendable {
    public let operation: String
    public let kind: GraphQLKind
    /// The number of the attempt, from 1.
    public let attempt: Int
    public let durationSeconds: Double
    /// The HTTP status; `nil` if no answer arrived.
    public let status: Int?
    public let requestBytes: Int
    public let responseBytes: Int
    /// The code of a `TransportError`; `nil` if a readable answer arrived.
    public let failureCode: Int?
}
