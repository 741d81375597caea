/// The teams of each user, derived from the teams.
package struct TeamMembership: Sendable {
    private let teamsOfUser: [SchedulingUser.ID: [SchedulingTeam]]

    /// Reads all teams once, and sorts each user's teams by name.
    package init(teams: [SchedulingTeam], order: NameOrder) {
        var teamsOfUser: [SchedulingUser.ID: [SchedulingTeam]] = [:]
        for team in order.sorted(teams, by: \.name) {
            for member in team.members { teamsOfUser[member.id, default: []].append(team) }
        }
        self.teamsOfUser = teamsOfUser
    }

    package func teams(of user: SchedulingUser.ID) -> [SchedulingTeam] {
        teamsOfUser[user] ?? []
    }

    /// The user's teams except `team`, the edited one.
    package func teams(
        of user: SchedulingUser.ID,
        except team: SchedulingTeam.ID?
    ) -> [SchedulingTeam] {
        teams(of: user).filter { $0.id != team }
    }
}
