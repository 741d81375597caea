public import MomentumSchedulingDomain

/// The users that a list shows.
public struct UserList: Hashable, Sendable {
    public enum Emptiness: Hashable, Sendable {
        case noUsers
        /// Filter or search hides everybody; the screen offers to clear both.
        case hidden
    }

    /// The visible users, in the order of their names.
    public let users: [SchedulingUser]
    public let rows: [UserRowAdapter]
    public let emptiness: Emptiness?
    public let freshness: Freshness

    init(_ loaded: Loaded<[SchedulingUser]>, filter: UserFilter, order: NameOrder) {
        users = order.sorted(filter.apply(to: loaded.value), by: \.fullName)
        rows = users.map(UserRowAdapter.init)
        emptiness = rows.isEmpty ? (loaded.value.isEmpty ? .noUsers : .hidden) : nil
        freshness = loaded.freshness
    }
}
