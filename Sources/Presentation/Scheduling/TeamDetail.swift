public import MomentumSchedulingDomain

/// A team's screen.
public struct TeamDetail: Hashable, Sendable {
    /// A member, in the order of names.
    public struct Member: Hashable, Identifiable, Sendable {
        public let id: SchedulingUser.ID
        public let name: String
        public let isLead: Bool
    }

    public let name: String
    public let members: [Member]

    init(_ team: SchedulingTeam, order: NameOrder) {
        name = team.name
        members = order.sorted(team.members, by: \.fullName).map {
            Member(id: $0.id, name: $0.fullName, isLead: $0.id == team.lead.id)
        }
    }
}
