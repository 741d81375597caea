public import MomentumSchedulingDomain

/// The screens of users and teams.
public enum SchedulingRoute: Hashable, Codable, Sendable {
    case users
    /// One user, by id.
    case user(SchedulingUser.ID)
    case newUser
    /// The form of a user, by id.
    case editUser(SchedulingUser.ID)
    case teams
    /// One team, by id.
    case team(SchedulingTeam.ID)
    case newTeam
    /// The form of a team, by id.
    case editTeam(SchedulingTeam.ID)
}
