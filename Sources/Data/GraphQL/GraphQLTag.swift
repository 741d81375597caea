/// A kind of data that queries read and mutations touch (BX-2).
public struct GraphQLTag: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
