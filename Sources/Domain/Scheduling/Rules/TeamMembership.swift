/// Who is on which team, derived from the teams.
public struct TeamMembership: Sendable {
    private let teamsOfUser: [SchedulingUser.ID: [SchedulingTeam]]

    /// Looks through all teams once; each user's teams are in the order of their names.
    public init(teams: [SchedulingTeam], order: NameOrder) {
        var teamsOfUser: [SchedulingUser.ID: [SchedulingTeam]] = [:]
        for team in order.sorted(teams, by: \.name) {
            for member in team.members { teamsOfUser[member.id, default: []].append(team) }
        }
        self.teamsOfUser = teamsOfUser
    }

    /// All teams that the user is on.
    public func teams(of user: SchedulingUser.ID) -> [SchedulingTeam] {
        teamsOfUser[user] ?? []
    }

    /// The teams that the user is on, besides the one that is being edited.
    public func teams(
        of user: SchedulingUser.ID,
        except team: SchedulingTeam.ID?
    ) -> [SchedulingTeam] {
        teams(of: user).filter { $0.id != team }
    }
}
