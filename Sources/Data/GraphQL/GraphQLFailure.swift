public import MomentumAuthenticationDomain
public import MomentumNetwork

/// The reason why an operation has no result, or only a part of one.
public enum GraphQLFailure: Error, Hashable, Sendable {
    /// No readable answer arrived.
    case transport(TransportError)
    case refused(GraphQLRefusal)
    /// The server reports a missing session, by its status or by an error's code.
    case unauthenticated
    /// The session is missing, or does not allow this operation.
    case authentication(AuthenticationError)
    /// A mutation was sent, but no readable answer arrived: the server may have carried it out.
    case outcomeUnknown(TransportError)
    /// Only the cache was asked, and it has no usable answer.
    case notCached
}

/// The errors of a GraphQL answer, with its status and data.
public struct GraphQLRefusal: Hashable, Sendable {
    public let errors: [GraphQLError]
    /// The HTTP status, which is independent of the errors.
    public let status: Int
    /// The data that could be decoded.
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

    /// True if the server may have carried out a mutation: it failed itself (status 500 and above),
    /// there are data, or an error lies below the mutation's root field.
    ///
    /// The field itself had then been resolved before the data became null.
    public var mayHaveBeenCarriedOut: Bool {
        status >= 500 || data != nil || errors.contains { $0.path.count > 1 }
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
