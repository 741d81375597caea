/// Data that is not read.
struct GraphQLIgnored: Decodable, Hashable, Sendable {
    init(from decoder: any Decoder) {}
}
