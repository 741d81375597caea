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
    public var state: LoadState<UserList, ErrorMessage> {
        feed.users.map { [filter, display] in
            UserList($0, filter: filter, order: display.order)
        }
    }

    /// Loads the users; a call while one is running waits for the same answer.
    ///
    /// Without a policy, cached users show at once, and the server's after them.
    public func load(_ policy: LoadPolicy? = nil) async {
        await feed.reloadUsers(policy)
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

    public func create() {
        router.present(.newUser)
    }
}

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
        var subtitle = "\(user.jobLevel.displayName) · \(user.craftAbility.displayName)"
        if user.craftFocus != .notApplicable { subtitle += " · \(user.craftFocus.displayName)" }
        self.subtitle = subtitle
    }
}
