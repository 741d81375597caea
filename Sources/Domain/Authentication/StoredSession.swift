/// The part of a session that is stored between runs.
public struct StoredSession: Hashable, Sendable {
    public let token: SessionToken
    /// A random name for the session's data on the device; `nil` in data of earlier versions.
    public let name: String?

    public init(token: SessionToken, name: String?) {
        self.token = token
        self.name = name
    }
}
