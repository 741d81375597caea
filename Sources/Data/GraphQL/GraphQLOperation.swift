/// A named document with the type of its answer.
public struct GraphQLOperation<Value: Decodable & Hashable & Sendable>: Sendable {
    public let name: String
    public let kind: GraphQLKind
    public let document: String
    /// The data that the operation reads or changes.
    ///
    /// A mutation makes cached entries with one of these tags stale.
    public let tags: Set<GraphQLTag>
    /// The change that a mutation's answer applies to cached lists.
    public let patch: GraphQLPatch?

    /// Creates an operation from a constant document; values belong in variables.
    public init(
        _ kind: GraphQLKind,
        _ name: String,
        tags: Set<GraphQLTag> = [],
        patch: GraphQLPatch? = nil,
        document: StaticString
    ) {
        self.name = name
        self.kind = kind
        self.document = document.description
        self.tags = tags
        self.patch = patch
    }
}

/// The effect that an operation may have on the server.
public enum GraphQLKind: Hashable, Sendable {
    case query
    case mutation
}

/// A kind of data that queries read and mutations change.
public struct GraphQLTag: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
