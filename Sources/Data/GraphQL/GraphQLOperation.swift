/// A named document with the type that its answer has.
public struct GraphQLOperation<Value: Decodable & Hashable & Sendable>: Sendable {
    public let name: String
    public let kind: GraphQLKind
    public let document: String
    /// What it reads, or changes: entries of the cache with one of these become stale.
    public let tags: Set<GraphQLTag>
    /// What a mutation's answer changes in cached lists.
    public let patch: GraphQLPatch?

    /// Creates an operation from a constant document; values go into variables only.
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
