/// Users and teams of one space, loaded together.
public struct SchedulingPeople: Hashable, Sendable {
    /// `nil` when the answer had no list of users.
    public var users: [SchedulingUser]?
    /// `nil` when the answer had no list of teams.
    public var teams: [SchedulingTeam]?

    public init(users: [SchedulingUser]?, teams: [SchedulingTeam]?) {
        self.users = users
        self.teams = teams
    }
}
