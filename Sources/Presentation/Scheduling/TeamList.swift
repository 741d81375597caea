public import MomentumSchedulingDomain

/// The teams that a list shows.
public struct TeamList: Hashable, Sendable {
    public let teams: [SchedulingTeam]
    public let rows: [TeamRowAdapter]
    public let freshness: Freshness

    init(_ loaded: Loaded<[SchedulingTeam]>, order: NameOrder) {
        teams = order.sorted(loaded.value, by: \.name)
        rows = teams.map(TeamRowAdapter.init)
        freshness = loaded.freshness
    }
}

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
