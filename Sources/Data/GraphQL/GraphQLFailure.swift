public import MomentumAuthenticationDomain
public import MomentumNetwork

/// Why an operation has no result, or only a part of one.
public enum GraphQLFailure: Error, Hashable, Sendable {
    /// Nothing came, or nothing that can be read.
    case transport(TransportError)
    /// The server answered with errors.
    case refused(GraphQLRefusal)
    /// The server says that there is no session, by its status or by an error's code.
    case unauthenticated
    /// There is no session, or it does not allow this.
    case authentication(AuthenticationError)
    /// A mutation left and no answer that can be read came back: it may have been carried out.
    case outcomeUnknown(TransportError)
    /// The cache alone was asked, and has nothing usable.
    case notCached
}

/// Errors that a GraphQL server answered with, and what came beside them.
public struct GraphQLRefusal: Hashable, Sendable {
    public let errors: [GraphQLError]
    /// HTTP's status, which is another thing than the errors.
    public let status: Int
    /// What decoded all the same; a mutation with it was probably carried out.
    public let data: (any Hashable & Sendable)?

    public init(
        errors: [GraphQLError],
        status: Int = 200,
        data: (any Hashable & Sendable)? = nil
    ) {
        self.errors = errors
        self.status = status
        self.data = data
    }

    public static func == (left: GraphQLRefusal, right: GraphQLRefusal) -> Bool {
        left.errors == right.errors && left.status == right.status
            && left.data.map { AnyHashable($0) } == right.data.map { AnyHashable($0) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(errors)
        hasher.combine(status)
    }
}
