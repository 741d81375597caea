public import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// The list of users, with filter and search.
@MainActor
@Observable
public final class UsersViewModel {
    /// The filter and search; changing them sends no request.
    public private(set) var filter: UserFilter

    private let feed: PeopleFeed
    private let display: SchedulingDisplay
    private let router: any RouterProtocol<SchedulingRoute>
    @ObservationIgnored private var sorted = SortedUsers()
    private let loads = ScreenWork()

    public init(
        feed: PeopleFeed,
        display: SchedulingDisplay,
        router: any RouterProtocol<SchedulingRoute>
    ) {
        self.feed = feed
        self.display = display
        self.router = router
        filter = UserFilter(matching: display.matching)
    }

    /// The list; a reload and its failure keep the rows.
    ///
    /// - Complexity: O(1). After a change of the users they are sorted once; after a change of the
    ///   filter they are searched once.
    public var state: LoadState<UserList, ErrorMessage> {
        feed.users.map { loaded in
            sorted.update(loaded.value, revision: feed.usersRevision, order: display.order)
            return UserList(loaded, showing: sorted.users(passing: filter))
        }
    }

    /// Loads the users; concurrent calls share the load.
    ///
    /// Without a policy, cached users are shown at once, followed by the server's.
    public func load(_ policy: LoadPolicy? = nil) async {
        await loads.run { [feed] in await feed.reloadUsers(policy) }
    }

    /// Shows only one ability; choosing it again shows all.
    public func choose(_ ability: CraftAbility?) {
        filter.choose(ability)
    }

    /// Shows only the users that match the text.
    public func search(_ text: String) {
        filter.query = text
    }

    public func clearFilter() {
        filter.clear()
    }

    /// Opens a user.
    public func open(_ id: SchedulingUser.ID) {
        router.push(.user(id))
    }

    /// Ends running work because the screen has closed.
    public func close() {
        loads.cancel()
    }

    public func create() {
        router.present(.newUser)
    }
}

/// The users sorted by name, sorted and searched only after a change.
private struct SortedUsers {
    private var revision: Int?
    private var all: [SchedulingUser] = []
    private var found: (filter: UserFilter, users: [SchedulingUser])?

    mutating func update(_ users: [SchedulingUser], revision: Int, order: NameOrder) {
        guard revision != self.revision else { return }
        self.revision = revision
        all = order.sorted(users, by: \.fullName)
        found = nil
    }

    mutating func users(passing filter: UserFilter) -> [SchedulingUser] {
        if let found, found.filter == filter { return found.users }
        let users = filter.apply(to: all)
        found = (filter, users)
        return users
    }
}

/// The users of a list; a host requests the rows that it draws.
public struct UserList: Hashable, Sendable {
    public enum Emptiness: Hashable, Sendable {
        case noUsers
        /// The filter or search hides all users; the screen offers to clear both.
        case hidden
    }

    /// The visible users, in the order of their names.
    public let users: [SchedulingUser]
    public let emptiness: Emptiness?
    public let freshness: Freshness

    init(_ loaded: LoadedValue<[SchedulingUser]>, showing users: [SchedulingUser]) {
        self.users = users
        emptiness = users.isEmpty ? (loaded.value.isEmpty ? .noUsers : .hidden) : nil
        freshness = loaded.freshness
    }

    /// The rows at these positions in ``users``; positions past the end have none.
    ///
    /// - Complexity: O(*n*) in the number of requested rows.
    public func rows(in window: Range<Int>) -> [UserRowAdapter] {
        users[window.clamped(to: users.indices)].map(UserRowAdapter.init)
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
        var subtitle = "\(user.jobLevel.displayName) · \(user.craftAbility.displayName)"
        if user.craftFocus != .notApplicable { subtitle += " · \(user.craftFocus.displayName)" }
        self.subtitle = subtitle
    }
}
