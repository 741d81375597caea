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

/// A user as a row of texts.
public struct UserRowAdapter: Hashable, Identifiable, Sendable {
    public let id: SchedulingUser.ID
    public let title: String
    public let subtitle: String

    public init(_ user: SchedulingUser) {
        id = user.id
        title = user.fullName
        var parts = [user.jobLevel.displayName, user.craftAbility.displayName]
        if user.craftFocus != .notApplicable { parts.append(user.craftFocus.displayName) }
        subtitle = parts.joined(separator: " · ")
    }
}
