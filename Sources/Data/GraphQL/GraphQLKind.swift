/// What an operation may do to the server.
public enum GraphQLKind: Hashable, Sendable {
    case query
    case mutation
}
