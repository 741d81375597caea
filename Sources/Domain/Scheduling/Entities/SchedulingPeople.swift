/// Users and teams of one space, loaded together (SC-22).
public struct SchedulingPeople: Hashable, Sendable {
    /// `nil` when the answer had none (GQ-17).
    public var users: [SchedulingUser]?
    /// `nil` when the answer had none (GQ-17).
    public var teams: [SchedulingTeam]?

    public init(users: [SchedulingUser]?, teams: [SchedulingTeam]?) {
        self.users = users
        self.teams = teams
    }
}
