/// The effect that an operation may have on the server.
public enum GraphQLKind: Hashable, Sendable {
    case query
    case mutation
}
