/// The part of a session that is kept between runs.
public struct StoredSession: Hashable, Sendable {
    public let token: SessionToken
    /// A random name for the session's data on the device; `nil` in what earlier versions stored.
    public let name: String?

    public init(token: SessionToken, name: String?) {
        self.token = token
        self.name = name
    }
}
