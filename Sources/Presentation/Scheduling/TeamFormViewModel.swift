import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// The form of a new or an existing team.
@MainActor
@Observable
public final class TeamFormViewModel {
    /// A person who can be chosen as a member.
    public struct Candidate: Hashable, Identifiable, Sendable {
        public let id: SchedulingUser.ID
        public let name: String
        public let isMember: Bool
        public let choice: Choice
    }

    /// A person's availability for the team, with the reason.
    public enum Choice: Hashable, Sendable {
        case free
        /// On other teams, whose names are shown; greyed out unless `canToggle`.
        case taken(by: [String], canToggle: Bool)
    }

    /// The team to edit; `nil` for a new one.
    public let id: SchedulingTeam.ID?
    public private(set) var state: FormState<SchedulingTeam>
    /// The values of the fields; those of the team once it is loaded.
    public private(set) var draft = TeamDraft()

    private var original: SchedulingTeam?
    private var wasTried = false
    @ObservationIgnored private var saving: Task<Void, Never>?
    private let loads = ScreenWork()

    private let feed: PeopleFeed
    private let create: any CreateTeamUseCaseProtocol
    private let update: any UpdateTeamUseCaseProtocol
    private let display: SchedulingDisplay
    private let router: any RouterProtocol<SchedulingRoute>

    /// `id` is the team to edit, `nil` for a new one; `feed` also shows the saved team.
    ///
    /// `router` closes the form once it has saved.
    public init(
        id: SchedulingTeam.ID?,
        feed: PeopleFeed,
        create: any CreateTeamUseCaseProtocol,
        update: any UpdateTeamUseCaseProtocol,
        display: SchedulingDisplay,
        router: any RouterProtocol<SchedulingRoute>
    ) {
        self.id = id
        self.feed = feed
        self.create = create
        self.update = update
        self.display = display
        self.router = router
        state = id == nil ? .editing : .idle
    }

    /// The rules with the people they apply to; saving is impossible without them.
    private var rules: LoadState<TeamRules, ErrorMessage> {
        feed.users.combined(with: feed.teams) { [id, display] users, teams in
            TeamRules(
                users: users.value,
                teams: teams.value,
                editing: id,
                locale: display.locale,
                allowsSeveralTeams: display.allowsSeveralTeams
            )
        }
    }

    /// The loading of the people and their teams; saving is impossible without them.
    public var people: LoadState<[Candidate], ErrorMessage> { rules.map(candidates) }

    /// Everybody in the space, with the reason if they cannot be chosen.
    public var candidates: [Candidate] { people.value ?? [] }

    /// The people who can lead; empty until there are members.
    public var possibleLeads: [SchedulingUser] {
        rules.value?.possibleLeads(draft) ?? []
    }

    /// True if another team has this name, which is allowed.
    public var isNameTaken: Bool {
        rules.value?.isNameTaken(draft) ?? false
    }

    /// Sentences about permitted but unusual values.
    public var remarks: [String] {
        isNameTaken ? [display.words("Another team has the same name.")] : []
    }

    /// True if ``save()`` sends a request.
    public var canSave: Bool {
        guard state.isEditable, case .loaded(let rules) = rules else { return false }
        return rules.problems(of: draft).isEmpty && original.map { TeamDraft($0) } != draft.trimmed
    }

    /// The problems to show, after the first try to save.
    public var shownProblems: [SchedulingProblem] {
        wasTried ? rules.value?.problems(of: draft) ?? [] : []
    }

    /// A different version of the team that arrived meanwhile.
    public var newer: SchedulingTeam? {
        guard let original,
            let current = feed.teams.value?.value.first(where: { $0.id == original.id })
        else { return nil }
        return current == original ? nil : current
    }

    /// Loads users and teams together unless they are loaded; also works after a failure.
    ///
    /// The fields stay unchanged once a team is loaded, so that no typing is lost. Concurrent calls
    /// share one load.
    public func load() async {
        guard let id else { return await loads.run { [feed] in await feed.loadPeopleIfNeeded() } }
        switch state {
        case .idle, .unavailable: state = .loading
        case .loading: break
        case .editing, .saving, .saved, .failed: return
        }
        await loads.run { [feed] in await feed.load(team: id) }
        // Another caller may still be waiting.
        guard case .loading = state, !feed.teams.isLoading else { return }
        guard let known = feed.teams.value?.value else {
            return state = feed.teams.failure.map { .unavailable($0) } ?? .idle
        }
        guard let team = known.first(where: { $0.id == id }) else {
            return state = .unavailable(
                ErrorMessage(SchedulingError.notFound(.team), words: display.words)
            )
        }
        original = team
        draft = TeamDraft(team)
        state = .editing
    }

    /// Changes the name; ignored before loading, and during and after saving.
    public func rename(_ name: String) {
        edit { $0.name = name }
    }

    /// Adds or removes a member, if the rules allow it.
    public func toggle(_ user: SchedulingUser.ID) {
        toggle([user])
    }

    /// Adds or removes each of several members, if the rules allow it.
    public func toggle(_ users: Set<SchedulingUser.ID>) {
        guard let rules = rules.value else { return }
        edit { draft in
            for user in users where rules.canToggle(user) { draft.toggle(user) }
        }
    }

    /// Chooses the lead among the members; ignores other people.
    public func lead(_ user: SchedulingUser.ID) {
        edit { if $0.members.contains(user) { $0.lead = user } }
    }

    /// Replaces the draft with the newer values.
    public func applyNewer() {
        guard let newer else { return }
        original = newer
        edit { $0 = TeamDraft(newer) }
    }

    /// Saves; ignored while a save is running.
    public func save() async {
        guard state.isEditable else { return }
        wasTried = true
        guard canSave else { return }
        state = .saving
        let task = Task { await store() }
        saving = task
        await task.cancellableValue
    }

    /// Returns to the previous screen without saving.
    public func goBack() {
        close()
        leave()
    }

    /// Ends running work, by the rules of ``UserFormViewModel/close()``.
    public func close() {
        loads.cancel()
        guard case .saving = state else { return }
        saving?.cancel()
        feed.markForReloading()
    }

    private func candidates(_ rules: TeamRules) -> [Candidate] {
        rules.users.map { user in
            let others = rules.otherTeams(of: user.id)
            return Candidate(
                id: user.id,
                name: user.fullName,
                isMember: draft.members.contains(user.id),
                choice: others.isEmpty
                    ? .free : .taken(by: others, canToggle: rules.canToggle(user.id))
            )
        }
    }

    private func edit(_ change: (inout TeamDraft) -> Void) {
        if state.isEditable { change(&draft) }
    }

    private func leave() {
        let own = id.map(SchedulingRoute.editTeam) ?? .newTeam
        router.leave { $0 == own }
    }

    /// Takes over another user's changes to fields that were not edited here.
    private func mergeNewer() {
        guard let original, let newer else { return }
        draft.merge(TeamDraft(newer), since: TeamDraft(original))
        self.original = newer
    }

    private func store() async {
        mergeNewer()
        do throws(SchedulingError) {
            let team: SchedulingTeam
            if let original {
                team = try await update.execute(original.id, draft)
            } else {
                team = try await create.execute(draft)
            }
            feed.show(team)
            original = team
            state = .saved(team)
            leave()
            // Another user may have moved a member meanwhile, which the server allows (SC-42).
            Task { [feed] in await feed.reloadTeams() }
        } catch {
            if error.leavesOutcomeOpen {
                feed.markForReloading()
                // A partly stored team must appear before a second attempt creates another (SC-43).
                if !error.isCancellation { await feed.loadPeopleIfNeeded() }
            }
            state =
                error.isCancellation ? .editing : .failed(ErrorMessage(error, words: display.words))
        }
    }
}
