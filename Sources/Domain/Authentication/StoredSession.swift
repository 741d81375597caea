/// The part of a session that is stored between runs.
public struct StoredSession: Hashable, Sendable {
    public let token: SessionToken
    /// A random name for the session's data on the device; `nil` in data of earlier versions.
    public let name: String?
    /// The id of the account; `nil` until the server names it, and in data of earlier versions.
    public let account: String?

    public init(token: SessionToken, name: String?, account: String? = nil) {
        self.token = token
        self.name = name
        self.account = account
    }
}
