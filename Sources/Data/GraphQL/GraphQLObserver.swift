/// Receives each attempt, for measuring and logging.
public protocol GraphQLObserver: Sendable {
    /// Called after an attempt, from any task.
    func observed(_ event: GraphQLEvent)
}
