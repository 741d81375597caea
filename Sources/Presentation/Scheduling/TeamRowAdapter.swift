public import MomentumSchedulingDomain

/// A team as a row of texts.
public struct TeamRowAdapter: Hashable, Identifiable, Sendable {
    public let id: SchedulingTeam.ID
    public let title: String
    public let subtitle: String

    public init(_ team: SchedulingTeam) {
        id = team.id
        title = team.name
        let count = team.members.count
        subtitle = "\(team.lead.fullName) · \(count) \(count == 1 ? "member" : "members")"
    }
}
