public import MomentumDomain

/// The teams that a list shows (SC-16, SC-19).
public struct TeamList: Hashable, Sendable {
    public let rows: [TeamRowAdapter]
    public let freshness: Freshness

    init(_ loaded: Loaded<[Team]>, order: NameOrder) {
        rows = order.sorted(loaded.value, by: \.name).map(TeamRowAdapter.init)
        freshness = loaded.freshness
    }
}
