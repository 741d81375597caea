import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// The form of a new or an existing team.
@MainActor
@Observable
public final class TeamFormViewModel {
    public enum Field: Hashable, Sendable {
        case name
        /// The members and the lead.
        case members
    }

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
    /// The values of the fields; those of the team once it is loaded.
    public private(set) var draft = TeamDraft()

    private var left: Set<Field> = []

    private let form: FormWork<SchedulingTeam>
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
        form = FormWork(
            isNew: id == nil,
            feed: feed,
            list: \.teams,
            isSame: { TeamDraft($0) == TeamDraft($1) },
            words: display.words
        )
    }

    public var state: FormState<SchedulingTeam> { form.state }

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

    /// Everybody in the space, with the reason if they cannot be chosen; the members can lead.
    public var candidates: [Candidate] { people.value ?? [] }

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
        return rules.problems(of: draft).isEmpty
            && ![draft, draft.trimmed].contains(form.original.map { TeamDraft($0) })
    }

    /// The problems of fields that were left, or all of them once saving was tried.
    public var shownProblems: [SchedulingProblem] {
        let problems = rules.value?.problems(of: draft) ?? []
        return problems.filter { form.wasTried || left.contains(field(of: $0)) }
    }

    /// A different version of the team that arrived meanwhile.
    public var newer: SchedulingTeam? { form.newer }

    /// Loads users and teams together unless they are loaded; also works after a failure.
    ///
    /// The fields stay unchanged once a team is loaded, so that no typing is lost; the people are
    /// loaded again if that failed. Concurrent calls share one load.
    public func load() async {
        if state.isEditable { return await form.run { [feed] in await feed.loadPeopleIfNeeded() } }
        guard let id else { return }
        let team = await form.load(id, of: .team) { [feed] in
            await feed.load(team: id, isEditing: true)
        }
        if let team { draft = TeamDraft(team) }
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

    /// Records that the focus left a field, so that its problems appear.
    public func leave(_ field: Field) {
        left.insert(field)
    }

    /// Replaces the draft with the newer values.
    public func applyNewer() {
        guard let (_, newer) = form.takeNewer() else { return }
        edit { $0 = TeamDraft(newer) }
    }

    /// Saves; ignored while a save is running.
    ///
    /// Loads the people first if that failed.
    public func save() async {
        if people.failure != nil { await load() }
        await form.save(if: canSave) { [self] in await store() }
    }

    /// Ends running work, by the rules of ``UserFormViewModel/close()``.
    public func close() { form.close() }

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

    private func field(of problem: SchedulingProblem) -> Field {
        switch problem {
        case .emptyName, .nameTooLong, .controlCharacters: .name
        case .invalidDay, .noMembers, .noLead, .leadNotMember, .unknownMember, .memberOnOtherTeam:
            .members
        }
    }

    private func edit(_ change: (inout TeamDraft) -> Void) {
        if state.isEditable { change(&draft) }
    }

    private func leave() {
        let own = id.map(SchedulingRoute.editTeam) ?? .newTeam
        router.leave { $0 == own }
    }

    private func store() async {
        // Another user's changes to fields that were not edited here are kept.
        if let (original, newer) = form.takeNewer() {
            draft.merge(TeamDraft(newer), since: TeamDraft(original))
        }
        do throws(SchedulingError) {
            let team: SchedulingTeam
            if let original = form.original {
                team = try await update.execute(original.id, draft)
            } else {
                team = try await create.execute(draft)
            }
            feed.show(team)
            form.finish(team)
            // A form that was closed while saving must not close the next one.
            if !Task.isCancelled { leave() }
            // Another user may have moved a member meanwhile, which the server allows (SC-42).
            Task { [feed] in await feed.reloadTeams() }
        } catch {
            if error.leavesOutcomeOpen {
                feed.markForReloading()
                // A partly stored team must appear before a second attempt creates another (SC-43).
                if !error.isCancellation { await feed.loadPeopleIfNeeded() }
            }
            form.fail(error)
        }
    }
}
