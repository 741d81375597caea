public import MomentumPresentation

/// The screens of users and teams, one for each ``SchedulingRoute``.
public enum SchedulingScreen: Screen {
    case users(UsersViewModel)
    case user(UserViewModel)
    case newUser(UserFormViewModel)
    case editUser(UserFormViewModel)
    case teams(TeamsViewModel)
    case team(TeamViewModel)
    case newTeam(TeamFormViewModel)
    case editTeam(TeamFormViewModel)

    public func leave() {
        switch self {
        case .users(let list): list.close()
        case .user(let detail): detail.close()
        case .newUser(let form), .editUser(let form): form.close()
        case .teams(let list): list.close()
        case .team(let detail): detail.close()
        case .newTeam(let form), .editTeam(let form): form.close()
        }
    }
}
