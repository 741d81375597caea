/// The facts about the session that one request needs, read together.
public struct Credentials: Hashable, Sendable {
    public let token: SessionToken
    /// The token's number; an answer counts only while its token is current.
    public let generation: Int
    /// The sign-in's number; a renewed token does not change it.
    public let sessionNumber: Int
    /// The random name for this session's cached answers on the device; `nil` caches none.
    public let sessionName: String?
    /// The active space; `nil` for the account's own.
    public let space: String?

    public init(
        token: SessionToken,
        generation: Int,
        sessionNumber: Int,
        sessionName: String? = nil,
        space: String? = nil
    ) {
        self.token = token
        self.generation = generation
        self.sessionNumber = sessionNumber
        self.sessionName = sessionName
        self.space = space
    }
}
