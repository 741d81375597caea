import MomentumSchedulingPresentation

extension SchedulingRoute {
    /// The number of the person or team on the screen; `nil` for other screens.
    var number: Int? {
        switch self {
        case .user(let id), .editUser(let id): id
        case .team(let id), .editTeam(let id): id
        case .users, .newUser, .teams, .newTeam: nil
        }
    }
}
