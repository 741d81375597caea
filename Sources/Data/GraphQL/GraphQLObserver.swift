/// Receives each attempt, for measuring and logging.
public protocol GraphQLObserver: Sendable {
    /// Called after an attempt, from any task.
    func observed(_ event: GraphQLEvent)
}

/// One attempt as an observer sees it: no variables, no data, no token.
public struct GraphQLEvent: Hashable, Sendable {
    public let operation: String
    public let kind: GraphQLKind
    /// Counted from 1.
    public let attempt: Int
    public let durationSeconds: Double
    /// HTTP's status; `nil` when no answer came.
    public let status: Int?
    public let requestBytes: Int
    public let responseBytes: Int
    /// The code of a `TransportError`; `nil` when a readable answer came.
    public let failureCode: Int?
}
