public import MomentumPresentation

extension LinkTable<SchedulingRoute> {
    /// The links to users and teams: `momentum://scheduling/teams/3`.
    public static func scheduling(scheme: String) -> LinkTable {
        // Ids are positive 32-bit integers (SC-10).
        @Sendable func id(_ text: String) -> Int? {
            Int32(text).flatMap { $0 > 0 ? Int($0) : nil }
        }
        return LinkTable(
            scheme: scheme,
            [
                "scheduling/users": { _ in [.users] },
                "scheduling/users/new": { _ in Destination(path: [.users], sheet: .newUser) },
                "scheduling/users/:id": { [.users, .user(try $0.parameter("id", id))] },
                "scheduling/users/:id/edit": { link in
                    let id = try link.parameter("id", id)
                    return Destination(path: [.users, .user(id)], sheet: .editUser(id))
                },
                "scheduling/teams": { _ in [.teams] },
                "scheduling/teams/new": { _ in Destination(path: [.teams], sheet: .newTeam) },
                "scheduling/teams/:id": { [.teams, .team(try $0.parameter("id", id))] },
                "scheduling/teams/:id/edit": { link in
                    let id = try link.parameter("id", id)
                    return Destination(path: [.teams, .team(id)], sheet: .editTeam(id))
                },
            ]
        ) { route in
            switch route {
            case .user(let id), .editUser(let id): ["id": String(id)]
            case .team(let id), .editTeam(let id): ["id": String(id)]
            case .users, .newUser, .teams, .newTeam: [:]
            }
        }
    }
}
