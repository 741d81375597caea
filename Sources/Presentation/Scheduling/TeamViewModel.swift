import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import Observation

/// One team, and its deletion.
@MainActor
@Observable
public final class TeamViewModel {
    public let id: SchedulingTeam.ID
    public private(set) var deletion: DeletionState = .none

    private let feed: PeopleFeed
    private let delete: any DeleteTeamUseCaseProtocol
    private let display: SchedulingDisplay
    private let router: any RouterProtocol<SchedulingRoute>
    private let loads = ScreenWork()

    public init(
        id: SchedulingTeam.ID,
        feed: PeopleFeed,
        delete: any DeleteTeamUseCaseProtocol,
        display: SchedulingDisplay,
        router: any RouterProtocol<SchedulingRoute>
    ) {
        self.id = id
        self.feed = feed
        self.delete = delete
        self.display = display
        self.router = router
    }

    /// The team with its members.
    public var state: DetailState<TeamDetail> {
        let detail = feed.teams.map { [id, display] teams in
            teams.value.first { $0.id == id }.map { TeamDetail($0, order: display.order) }
        }
        return DetailState(detail, of: .team, words: display.words)
    }

    /// Loads the team with the others, unless it is loaded; concurrent calls share the load.
    public func load() async {
        await loads.run { [feed, id] in await feed.load(team: id) }
    }

    /// Opens the form of the team.
    public func edit() {
        router.present(.editTeam(id))
    }

    /// Opens a member of the team.
    public func open(_ member: SchedulingUser.ID) {
        router.push(.user(member))
    }

    /// Returns to the previous screen.
    public func goBack() {
        router.leave { [id] in $0 == .team(id) || $0 == .editTeam(id) }
    }

    /// Ends running work because the screen has closed; a confirmed deletion continues.
    public func close() {
        loads.cancel()
    }

    /// Asks to confirm the deletion, with the team's name; ignored while a deletion is running.
    public func askToDelete() {
        guard let team = feed.teams.value?.value.first(where: { $0.id == id }) else { return }
        switch deletion {
        case .none, .failed: deletion = .asking(name: team.name)
        case .checking, .asking, .deleting, .deleted: return
        }
    }

    /// Deletes the team after the question, and leaves; ignored at any other time.
    public func confirmDeletion() async {
        guard case .asking = deletion else { return }
        deletion = .deleting
        do throws(SchedulingError) {
            let wasThere = try await delete.execute(id)
            feed.removeTeam(id)
            deletion = .deleted(wasGone: !wasThere)
            goBack()
        } catch {
            feed.markForReloading()
            deletion =
                error.isCancellation ? .none : .failed(ErrorMessage(error, words: display.words))
        }
    }

    /// Removes the question or the failure; ignored while deleting.
    public func dismissDeletion() {
        if deletion != .deleting { deletion = .none }
    }
}

/// The content of a team's screen.
public struct TeamDetail: Hashable, Sendable {
    /// A member of the team.
    public struct Member: Hashable, Identifiable, Sendable {
        public let id: SchedulingUser.ID
        public let name: String
        public let isLead: Bool
    }

    public let name: String
    public let members: [Member]

    init(_ team: SchedulingTeam, order: NameOrder) {
        name = team.name
        members = order.sorted(team.members, by: \.fullName).map {
            Member(id: $0.id, name: $0.fullName, isLead: $0.id == team.lead.id)
        }
    }
}
