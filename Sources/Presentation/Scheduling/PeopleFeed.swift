public import MomentumAuthenticationDomain
import MomentumAuthenticationPresentation
public import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// The users and teams of the active space, shared by every screen that shows them.
///
/// A change made in a form reaches all screens without a reload; a reload keeps the rows meanwhile.
@MainActor
@Observable
public final class PeopleFeed {
    public var users: LoadState<LoadedValue<[SchedulingUser]>, ErrorMessage> { userFeed.state }
    public var teams: LoadState<LoadedValue<[SchedulingTeam]>, ErrorMessage> { teamFeed.state }

    /// The number of user lists so far, a cheap test for whether a screen has sorted the newest.
    var usersRevision: Int { userFeed.revision }

    private let userFeed: Feed<LoadedValue<[SchedulingUser]>>
    private let teamFeed: Feed<LoadedValue<[SchedulingTeam]>>
    private let loadPeople: any LoadPeopleUseCaseProtocol
    /// The number of times that the server may have stored changes that are not shown.
    @ObservationIgnored private var marks = 0
    /// The number of marks before the last load because of them that succeeded.
    @ObservationIgnored private var loadedMarks = 0
    /// The loads because of marks, by the number of marks before them.
    private let markedLoads = SharedWork<Int, Void>(cancelled: ())
    /// True while an account is signed in, so that the content may belong to it.
    @ObservationIgnored private var isOfSession = false
    /// True if the end of a session has removed lists that were shown.
    @ObservationIgnored private var isEmptied = false
    @ObservationIgnored private var following: [Task<Void, Never>] = []

    public init(
        loadUsers: any LoadUsersUseCaseProtocol,
        loadTeams: any LoadTeamsUseCaseProtocol,
        loadPeople: any LoadPeopleUseCaseProtocol,
        words: Words = .english
    ) {
        userFeed = Feed(words: words) { try await loadUsers.execute($0) }
        teamFeed = Feed(words: words) { try await loadTeams.execute($0) }
        self.loadPeople = loadPeople
    }

    deinit {
        for task in following { task.cancel() }
    }

    /// Loads the users; concurrent calls share one request.
    ///
    /// Without a policy, cached users are shown at once, followed by the server's.
    public func reloadUsers(_ policy: LoadPolicy? = nil) async {
        await userFeed.load(policy)
    }

    /// Loads the teams by the rules of ``reloadUsers(_:)``.
    public func reloadTeams(_ policy: LoadPolicy? = nil) async {
        await teamFeed.load(policy)
    }

    /// Loads both with one request; if a part is missing, only that part fails.
    public func reloadPeople(_ policy: LoadPolicy? = nil) async {
        let request = PeopleRequest(loadPeople)
        async let users: Void = userFeed.load(policy) { try await request.part(\.users, $0) }
        async let teams: Void = teamFeed.load(policy) { try await request.part(\.teams, $0) }
        _ = await (users, teams)
    }

    /// Loads both unless they are loaded; waits for a running load, and repeats a failed one.
    ///
    /// Also loads after ``markForReloading()``, until a load has succeeded.
    public func loadPeopleIfNeeded(_ policy: LoadPolicy? = nil) async {
        let mark = marks
        guard mark > loadedMarks else {
            return await load(!isLoaded(users), !isLoaded(teams), policy)
        }
        await markedLoads.share(mark) { @MainActor [weak self] in
            await self?.load(mark: mark, policy)
        }
    }

    private func load(mark: Int, _ policy: LoadPolicy?) async {
        // A running load may have begun before the mark.
        await userFeed.wait()
        await teamFeed.wait()
        await reloadPeople(policy)
        guard !Task.isCancelled, isLoaded(users), isLoaded(teams) else { return }
        loadedMarks = max(mark, loadedMarks)
    }

    private func load(_ users: Bool, _ teams: Bool, _ policy: LoadPolicy? = nil) async {
        switch (users, teams) {
        case (true, true): await reloadPeople(policy)
        case (true, false): await reloadUsers(policy)
        case (false, true): await reloadTeams(policy)
        case (false, false): break
        }
    }

    /// Loads both unless they include this user, who may be newer than the list.
    ///
    /// Rows that are cached or of an incomplete answer are not enough to edit.
    func load(user id: SchedulingUser.ID, isEditing: Bool = false) async {
        await load(id, in: users.value, isEditing)
    }

    /// Loads both unless they include this team, by the rules of ``load(user:isEditing:)``.
    func load(team id: SchedulingTeam.ID, isEditing: Bool = false) async {
        await load(id, in: teams.value, isEditing)
    }

    private func load<Row: Identifiable>(
        _ id: Row.ID,
        in rows: LoadedValue<[Row]>?,
        _ isEditing: Bool
    ) async {
        let isPoor = rows.map { $0.freshness.source == .cache || $0.remark != nil } ?? false
        if isEditing && isPoor || rows?.value.contains(where: { $0.id == id }) == false {
            await reloadPeople()
        } else {
            await loadPeopleIfNeeded()
        }
    }

    /// Records that the server may have stored changes that are not shown.
    ///
    /// Lists that are shown load again at once.
    public func markForReloading() {
        marks += 1
        guard users.value != nil || teams.value != nil else { return }
        Task { [weak self] in await self?.loadPeopleIfNeeded() }
    }

    /// Shows a new or changed user on all screens, also inside teams.
    public func show(_ user: SchedulingUser) {
        patch(userFeed) { $0.replaceOrAppend(user) }
        patch(teamFeed) { teams in teams = teams.map { $0.renaming(user) } }
    }

    /// Shows a new or changed team on all screens.
    public func show(_ team: SchedulingTeam) {
        patch(teamFeed) { $0.replaceOrAppend(team) }
    }

    /// Removes a user from all lists.
    public func removeUser(_ id: SchedulingUser.ID) {
        patch(userFeed) { $0.removeAll { $0.id == id } }
        patch(teamFeed) { teams in
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
        patch(teamFeed) { $0.removeAll { $0.id == id } }
    }

    /// Changes rows; a load that is running or has failed begins anew, because its answer may lack
    /// the change, and the other rows may be old.
    private func patch<Row>(_ feed: Feed<LoadedValue<[Row]>>, _ change: (inout [Row]) -> Void) {
        let isBehind = feed.state.isLoading || feed.state.failure != nil
        feed.change { change(&$0.value) }
        if isBehind { Task { await feed.load(.networkOnly, .latestWins) } }
    }

    /// Forgets everything before another account or space; late answers are dropped.
    public func reset() {
        userFeed.reset()
        teamFeed.reset()
        loadedMarks = marks
    }

    /// Forgets everything whenever a session ends, so that the next account sees nothing of it.
    ///
    /// If it has already ended, forgets at once.
    ///
    /// When a session begins, the feed reloads lists that were refused without one, or that the end
    /// of the previous one removed. The feed follows as long as it lives; the assembly calls this.
    public func followSession(_ keeper: any SessionKeeperProtocol) {
        let task = Task { [weak self] in
            for await state in await keeper.states() { self?.receive(state) }
        }
        following.append(task)
    }

    /// Repeats a load that failed without a network, once, whenever the network returns.
    ///
    /// It waits up to two seconds first, so that devices do not reconnect all at once. The feed
    /// follows as long as it lives; the assembly calls this.
    public func followConnection(
        _ connection: any ConnectionSource,
        clock: any Clock<Duration>,
        random: any RandomBytes
    ) {
        let task = Task { [weak self] in
            for await isOnline in connection.changes() where isOnline {
                guard self?.isWaiting == true else { continue }
                try? await clock.sleep(for: .seconds(2) * random.fraction())
                guard !Task.isCancelled else { return }
                await self?.repeatFailedLoads()
            }
        }
        following.append(task)
    }

    /// Shows changes of other processes in files of people, if lists are already shown.
    ///
    /// The feed follows as long as it lives; the assembly calls this.
    public func followChanges(of people: any PeopleRepository) {
        let task = Task { [weak self, changes = people.changes()] in
            for await loaded in changes { self?.receive(loaded) }
        }
        following.append(task)
    }

    private func receive(_ loaded: LoadedValue<SchedulingPeople>) {
        if let users = loaded.value.users { userFeed.change { $0 = loaded.map { _ in users } } }
        if let teams = loaded.value.teams { teamFeed.change { $0 = loaded.map { _ in teams } } }
    }

    private func receive(_ state: AuthenticationState) {
        switch state {
        case .signedIn:
            isOfSession = true
            guard isRefused || isEmptied else { return }
            isEmptied = false
            Task { [weak self] in await self?.reloadPeople() }
        case .signingOut, .signedOut:
            // Before the first sign-in there is no content, and a load is about to report the
            // reason.
            let isShown = users.value != nil || teams.value != nil
            if isShown { isEmptied = true }
            if isOfSession || isShown { reset() }
            isOfSession = false
        case .restoring, .signingIn:
            break
        }
    }

    /// True if a list was refused because no session was open.
    private var isRefused: Bool {
        [users.failure, teams.failure].contains { $0?.asksForSignIn == true }
    }

    private var isWaiting: Bool { isWaiting(users) || isWaiting(teams) }

    private func repeatFailedLoads() async {
        await load(isWaiting(users), isWaiting(teams))
    }

    private func isLoaded<Value>(_ state: LoadState<Value, ErrorMessage>) -> Bool {
        if case .loaded = state { true } else { false }
    }

    private func isWaiting<Value>(_ state: LoadState<Value, ErrorMessage>) -> Bool {
        state.failure?.cause.isUnreachable == true
    }
}
