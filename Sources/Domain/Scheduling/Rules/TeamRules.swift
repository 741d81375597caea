package import Foundation

/// The rules for the values of a team's form.
package struct TeamRules: Sendable {
    package let users: [SchedulingUser]
    private let teams: [SchedulingTeam]
    private let team: SchedulingTeam.ID?
    private let membership: TeamMembership
    private let allowsSeveralTeams: Bool

    /// People are listed by name in `locale`; `team` is the edited one, `nil` for a new one.
    ///
    /// With `allowsSeveralTeams`, a second team for a person only causes a remark.
    package init(
        users: [SchedulingUser],
        teams: [SchedulingTeam],
        editing team: SchedulingTeam.ID? = nil,
        locale: Locale,
        allowsSeveralTeams: Bool = false
    ) {
        let order = NameOrder(locale: locale)
        self.users = order.sorted(users, by: \.fullName)
        self.teams = teams
        self.team = team
        self.allowsSeveralTeams = allowsSeveralTeams
        membership = TeamMembership(teams: teams, order: order)
    }

    /// The names of the user's other teams.
    package func otherTeams(of user: SchedulingUser.ID) -> [String] {
        membership.teams(of: user, except: team).map(\.name)
    }

    /// True if the user can be chosen or removed.
    package func canToggle(_ user: SchedulingUser.ID) -> Bool {
        if allowsSeveralTeams { return true }
        let teams = membership.teams(of: user)
        // A member of this team can always be removed and added again (SC-36).
        return teams.isEmpty || teams.contains { $0.id == team }
    }

    package func problems(of draft: TeamDraft) -> [SchedulingProblem] {
        var problems = draft.name.nameProblems
        if draft.members.isEmpty { problems.append(.noMembers) }
        if let lead = draft.lead {
            if !draft.members.contains(lead) { problems.append(.leadNotMember) }
        } else {
            problems.append(.noLead)
        }
        let known = Set(users.map(\.id))
        for member in draft.memberIDs {
            if !known.contains(member) {
                problems.append(.unknownMember(member))
            } else if !canToggle(member) {
                problems.append(.memberOnOtherTeam(user: member, teams: otherTeams(of: member)))
            }
        }
        return problems
    }

    /// True if another team's name is equal except for case, which causes a remark.
    package func isNameTaken(_ draft: TeamDraft) -> Bool {
        let name = draft.name.trimmedName.lowercased()
        return teams.contains { $0.id != team && $0.name.trimmedName.lowercased() == name }
    }
}
