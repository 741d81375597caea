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
