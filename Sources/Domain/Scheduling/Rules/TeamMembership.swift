/// Who is on which team, derived from the teams (SC-21).
public struct TeamMembership: Sendable {
    private let teamsOfUser: [User.ID: [Team]]

    /// Looks through all teams once; each user's teams are in the order of their names.
    public init(teams: [Team], order: NameOrder) {
        var teamsOfUser: [User.ID: [Team]] = [:]
        for team in order.sorted(teams, by: \.name) {
            for member in team.members { teamsOfUser[member.id, default: []].append(team) }
        }
        self.teamsOfUser = teamsOfUser
    }

    /// All teams that the user is on.
    public func teams(of user: User.ID) -> [Team] {
        teamsOfUser[user] ?? []
    }

    /// The teams that the user is on, besides the one that is being edited (SC-35).
    public func teams(of user: User.ID, except team: Team.ID?) -> [Team] {
        teams(of: user).filter { $0.id != team }
    }
}
