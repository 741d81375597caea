/// The facts about the session that one request needs, read at one moment.
public struct Credentials: Hashable, Sendable {
    public let token: SessionToken
    /// The token's number; an answer counts only while its token is the current one.
    public let generation: Int
    /// The sign-in's number; a renewed token does not change it.
    public let sessionNumber: Int
    /// The random name under which this session's answers are kept on the device; `nil` keeps none.
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
