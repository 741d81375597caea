/// Data that nobody looks at.
struct GraphQLIgnored: Decodable, Hashable, Sendable {
    init(from decoder: any Decoder) {}
}
