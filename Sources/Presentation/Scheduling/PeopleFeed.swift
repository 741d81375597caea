public import MomentumAuthenticationDomain
public import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// Users and teams of the active space, shared by every screen that shows them.
///
/// A change made in a form reaches all of them without a reload; a reload keeps the rows meanwhile.
@MainActor
@Observable
public final class PeopleFeed {
    public var users: LoadState<Loaded<[SchedulingUser]>, ErrorMessage> { userLoader.state }
    public var teams: LoadState<Loaded<[SchedulingTeam]>, ErrorMessage> { teamLoader.state }

    private var userLoader = Loader<Loaded<[SchedulingUser]>>()
    private var teamLoader = Loader<Loaded<[SchedulingTeam]>>()
    @ObservationIgnored private var needsReload = false
    @ObservationIgnored private var combined: Task<Loaded<SchedulingPeople>, any Error>?

    private let loadUsers: any LoadUsersUseCaseProtocol
    private let loadTeams: any LoadTeamsUseCaseProtocol
    private let loadPeople: any LoadPeopleUseCaseProtocol

    public init(
        loadUsers: any LoadUsersUseCaseProtocol,
        loadTeams: any LoadTeamsUseCaseProtocol,
        loadPeople: any LoadPeopleUseCaseProtocol
    ) {
        self.loadUsers = loadUsers
        self.loadTeams = loadTeams
        self.loadPeople = loadPeople
    }

    /// Loads the users; overlapping calls share one request.
    ///
    /// Without a policy, cached users show at once, and the server's after them.
    public func reloadUsers(_ policy: LoadPolicy? = nil) async {
        let loader = userLoader
        if policy == nil, loader.state.value == nil,
            let cached = try? await loadUsers.execute(.cacheOnly)
        {
            showIfFirst(cached, in: loader)
        }
        await loader.load(.join) { [loadUsers] in
            try await loadUsers.execute(policy ?? .networkOnly)
        }
    }

    /// Loads the teams, by the same rules.
    public func reloadTeams(_ policy: LoadPolicy? = nil) async {
        let loader = teamLoader
        if policy == nil, loader.state.value == nil,
            let cached = try? await loadTeams.execute(.cacheOnly)
        {
            showIfFirst(cached, in: loader)
        }
        await loader.load(.join) { [loadTeams] in
            try await loadTeams.execute(policy ?? .networkOnly)
        }
    }

    /// Loads both with one request; if a part is missing, only that part fails.
    public func reloadPeople(_ policy: LoadPolicy? = nil) async {
        let (userLoader, teamLoader) = (userLoader, teamLoader)
        if policy == nil, (userLoader.state.value == nil || teamLoader.state.value == nil),
            let cached = try? await loadPeople.execute(.cacheOnly)
        {
            if let users = cached.value.users {
                showIfFirst(cached.map { _ in users }, in: userLoader)
            }
            if let teams = cached.value.teams {
                showIfFirst(cached.map { _ in teams }, in: teamLoader)
            }
        }
        combined = nil
        async let users: Void = userLoader.load(.join) { try await self.part(\.users, policy) }
        async let teams: Void = teamLoader.load(.join) { try await self.part(\.teams, policy) }
        _ = await (users, teams)
    }

    /// Loads both unless they are known; always after a form left an open outcome.
    public func loadPeopleIfNeeded(_ policy: LoadPolicy? = nil) async {
        guard needsReload || users.value == nil || teams.value == nil else { return }
        needsReload = false
        await reloadPeople(policy)
    }

    /// Records that the server may have stored something that is not shown.
    public func markForReloading() {
        needsReload = true
    }

    /// Shows a new or changed user everywhere, also inside teams.
    public func show(_ user: SchedulingUser) {
        change(userLoader) { $0.replaceOrAppend(user) }
        change(teamLoader) { teams in teams = teams.map { $0.renaming(user) } }
    }

    /// Shows a new or changed team.
    public func show(_ team: SchedulingTeam) {
        change(teamLoader) { $0.replaceOrAppend(team) }
    }

    /// Removes a user everywhere.
    public func removeUser(_ id: SchedulingUser.ID) {
        change(userLoader) { $0.removeAll { $0.id == id } }
        change(teamLoader) { teams in
            teams = teams.map { team in
                SchedulingTeam(
                    id: team.id,
                    name: team.name,
                    lead: team.lead,
                    members: team.members.filter { $0.id != id }
                )
            }
        }
    }

    /// Removes a team.
    public func removeTeam(_ id: SchedulingTeam.ID) {
        change(teamLoader) { $0.removeAll { $0.id == id } }
    }

    /// Forgets everything before another account or space; late answers are dropped.
    public func reset() {
        userLoader.cancel()
        teamLoader.cancel()
        combined?.cancel()
        userLoader = Loader()
        teamLoader = Loader()
        needsReload = false
    }

    private func showIfFirst<Value>(_ cached: Value, in loader: Loader<Value>) {
        if loader.state.value == nil, !loader.state.isLoading { loader.show(cached) }
    }

    private func change<Row>(
        _ loader: Loader<Loaded<[Row]>>,
        _ body: (inout [Row]) -> Void
    ) {
        guard var loaded = loader.state.value else { return }
        body(&loaded.value)
        if loaded != loader.state.value { loader.show(loaded) }
    }

    /// One request for both lists, made by the first caller.
    private func request(_ policy: LoadPolicy?) -> Task<Loaded<SchedulingPeople>, any Error> {
        if let combined { return combined }
        let task = Task { [loadPeople] in
            try await loadPeople.execute(policy ?? .networkOnly)
        }
        combined = task
        return task
    }

    private func part<Rows: Hashable & Sendable>(
        _ rows: (SchedulingPeople) -> Rows?,
        _ policy: LoadPolicy?
    ) async throws -> Loaded<Rows> {
        let request = request(policy)
        let loaded = try await withTaskCancellationHandler {
            try await request.value
        } onCancel: {
            request.cancel()
        }
        guard let rows = rows(loaded.value) else {
            throw loaded.remark ?? SchedulingError.notFound(.list)
        }
        return loaded.map { _ in rows }
    }
}

extension PeopleFeed {
    /// Forgets everything whenever a session ends, so that the next account sees nothing of it; if
    /// it has ended already, at once.
    ///
    /// Runs until its task is cancelled.
    public func followSession(_ keeper: any SessionKeeperProtocol) async {
        for await state in await keeper.states() {
            switch state {
            case .signingOut, .signedOut: reset()
            case .restoring, .signingIn, .signedIn: break
            }
        }
    }
}
