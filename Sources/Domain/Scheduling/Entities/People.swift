/// Users and teams of one space, loaded together (SC-22).
public struct People: Hashable, Sendable {
    /// `nil` when the answer had none (GQ-17).
    public var users: [User]?
    /// `nil` when the answer had none (GQ-17).
    public var teams: [Team]?

    public init(users: [User]?, teams: [Team]?) {
        self.users = users
        self.teams = teams
    }
}
