/// Errors that a GraphQL server answered with, and what came beside them.
public struct GraphQLRefusal: Hashable, Sendable {
    public let errors: [GraphQLError]
    /// HTTP's status, which is another thing than the errors (GQ-13).
    public let status: Int
    /// What decoded all the same (GQ-17); a mutation with it was probably carried out (GQ-18).
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
