/// Users and teams of one space, loaded together.
public struct SchedulingPeople: Hashable, Sendable {
    /// The users; `nil` if the answer had no list of users.
    public var users: [SchedulingUser]?
    /// The teams; `nil` if the answer had no list of teams.
    public var teams: [SchedulingTeam]?

    public init(users: [SchedulingUser]?, teams: [SchedulingTeam]?) {
        self.users = users
        self.teams = teams
    }
}
