/// The part of a session that is kept between two runs.
public struct StoredSession: Hashable, Sendable {
    public let token: SessionToken
    /// A random name for what the device keeps of this session; it tells nothing about the token.
    ///
    /// `nil` in what earlier versions stored.
    public let name: String?

    public init(token: SessionToken, name: String?) {
        self.token = token
        self.name = name
    }
}
