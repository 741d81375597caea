public import MomentumSchedulingDomain

/// A user's screen.
public struct UserDetail: Hashable, Sendable {
    /// A team that the user is on.
    public struct Membership: Hashable, Identifiable, Sendable {
        public let id: SchedulingTeam.ID
        public let name: String
        public let isLead: Bool
    }

    public let name: String
    public let ability: String
    public let focus: String
    public let level: String
    /// The start date as stored, even if it is no valid day; `nil` without one.
    public let start: String?
    public let teams: [Membership]

    init(_ user: SchedulingUser, teams: [SchedulingTeam], order: NameOrder) {
        name = user.fullName
        ability = user.craftAbility.displayName
        focus = user.craftFocus.displayName
        level = user.jobLevel.displayName
        start = user.levelStartDate?.text
        self.teams = TeamMembership(teams: teams, order: order).teams(of: user.id).map {
            Membership(id: $0.id, name: $0.name, isLead: $0.lead.id == user.id)
        }
    }
}
