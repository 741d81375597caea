import MomentumSchedulingPresentation

extension SchedulingRoute {
    /// The name of the screen, without its parameters.
    var name: String {
        switch self {
        case .users: "users"
        case .user: "user"
        case .newUser: "newUser"
        case .editUser: "editUser"
        case .teams: "teams"
        case .team: "team"
        case .newTeam: "newTeam"
        case .editTeam: "editTeam"
        }
    }
}
