import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// One user with the user's teams, and the deletion.
@MainActor
@Observable
public final class UserViewModel {
    public let id: SchedulingUser.ID
    public private(set) var deletion: DeletionState = .none

    private let feed: PeopleFeed
    private let check: any CheckUserDeletionUseCaseProtocol
    private let delete: any DeleteUserUseCaseProtocol
    private let display: SchedulingDisplay
    private let router: any RouterProtocol<SchedulingRoute>
    private let loads = ScreenWork()

    public init(
        id: SchedulingUser.ID,
        feed: PeopleFeed,
        check: any CheckUserDeletionUseCaseProtocol,
        delete: any DeleteUserUseCaseProtocol,
        display: SchedulingDisplay,
        router: any RouterProtocol<SchedulingRoute>
    ) {
        self.id = id
        self.feed = feed
        self.check = check
        self.delete = delete
        self.display = display
        self.router = router
    }

    /// The user with the user's teams; if only the teams fail to load, the user is shown next to
    /// the failure.
    public var state: DetailState<UserDetail> {
        let detail = feed.users.combined(besides: feed.teams) { [id, display] users, teams in
            users.value.first { $0.id == id }.map {
                UserDetail($0, teams: teams?.value, order: display.order)
            }
        }
        return DetailState(detail, of: .person, words: display.words)
    }

    /// Loads users and teams with one request, unless they include this user; concurrent calls
    /// share it.
    public func load() async {
        await loads.run { [feed, id] in await feed.load(user: id) }
    }

    /// Opens the form of the user.
    public func edit() {
        router.present(.editUser(id))
    }

    /// Opens a team of the user.
    public func open(_ team: SchedulingTeam.ID) {
        router.push(.team(team))
    }

    /// Returns to the previous screen.
    public func goBack() {
        router.leave { [id] in $0 == .user(id) || $0 == .editUser(id) }
    }

    /// Ends running work because the screen has closed; a confirmed deletion continues.
    public func close() {
        loads.cancel()
        if deletion == .checking { deletion = .none }
    }

    /// Checks if the user can be deleted, and asks; ignored while a deletion is running.
    public func askToDelete() async {
        guard canAsk, let user = feed.users.value?.value.first(where: { $0.id == id }) else {
            return
        }
        deletion = .checking
        do throws(SchedulingError) {
            try await check.execute(id, teams: feed.teams.value?.value ?? [])
            // A question that was dismissed meanwhile is not asked.
            if deletion == .checking { deletion = .asking(name: user.fullName) }
        } catch {
            guard deletion == .checking else { return }
            deletion =
                error.isCancellation ? .none : .failed(ErrorMessage(error, words: display.words))
        }
    }

    /// Deletes the user after the question, and leaves; ignored at any other time.
    public func confirmDeletion() async {
        guard case .asking = deletion else { return }
        deletion = .deleting
        do throws(SchedulingError) {
            let wasThere = try await delete.execute(id)
            feed.removeUser(id)
            deletion = .deleted(wasGone: !wasThere)
            goBack()
        } catch {
            feed.markForReloading()
            // After a refusal the server's data may differ from the screen (SC-46).
            if case .inUse = error { await feed.loadPeopleIfNeeded() }
            deletion =
                error.isCancellation ? .none : .failed(ErrorMessage(error, words: display.words))
        }
    }

    /// Removes the question or the failure; ignored while deleting.
    public func dismissDeletion() {
        if deletion != .deleting { deletion = .none }
    }

    private var canAsk: Bool {
        switch deletion {
        case .none, .failed: true
        case .checking, .asking, .deleting, .deleted: false
        }
    }
}

/// The content of a user's screen.
public struct UserDetail: Hashable, Sendable {
    /// A team of the user.
    public struct Membership: Hashable, Identifiable, Sendable {
        public let id: SchedulingTeam.ID
        public let name: String
        public let isLead: Bool
    }

    public let name: String
    public let ability: String
    public let focus: String
    public let level: String
    /// The start date as stored, even if it is invalid; `nil` without one.
    public let start: String?
    /// The teams; `nil` while they are not loaded.
    public let teams: [Membership]?

    init(_ user: SchedulingUser, teams: [SchedulingTeam]?, order: NameOrder) {
        name = user.fullName
        ability = user.craftAbility.displayName
        focus = user.craftFocus.displayName
        level = user.jobLevel.displayName
        start = user.levelStartDate?.text
        self.teams = teams.map { teams in
            TeamMembership(teams: teams, order: order).teams(of: user.id).map {
                Membership(id: $0.id, name: $0.name, isLead: $0.lead.id == user.id)
            }
        }
    }
}
