public import MomentumPresentation
public import MomentumSchedulingDomain

/// The screens of users and teams.
public enum SchedulingRoute: Route {
    case users
    case user(SchedulingUser.ID)
    case newUser
    case editUser(SchedulingUser.ID)
    case teams
    case team(SchedulingTeam.ID)
    case newTeam
    case editTeam(SchedulingTeam.ID)
}
