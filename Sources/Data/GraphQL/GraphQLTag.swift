/// A kind of data that queries read and mutations touch.
public struct GraphQLTag: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
