public import MomentumAuthenticationDomain
public import MomentumNetwork

/// The reason why an operation has no result, or only a part of one.
public enum GraphQLFailure: Error, Hashable, Sendable {
    /// No answer came, or none that can be read.
    case transport(TransportError)
    case refused(GraphQLRefusal)
    /// The server says that there is no session, by its status or by an error's code.
    case unauthenticated
    /// There is no session, or it does not allow this operation.
    case authentication(AuthenticationError)
    /// A mutation left and no readable answer came back: it may have been carried out.
    case outcomeUnknown(TransportError)
    /// Only the cache was asked, and it has no usable answer.
    case notCached
}

/// The errors of a GraphQL server's answer, with the status and data beside them.
public struct GraphQLRefusal: Hashable, Sendable {
    public let errors: [GraphQLError]
    /// HTTP's status, which is independent of the errors.
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

    /// True if a mutation was probably carried out: there are data, or an error lies below its root
    /// field, so that the field itself had been resolved before the data became null.
    public var mayHaveBeenCarriedOut: Bool {
        data != nil || errors.contains { $0.path.count > 1 }
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
