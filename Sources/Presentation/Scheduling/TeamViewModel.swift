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

    public init(
        id: SchedulingTeam.ID,
        feed: PeopleFeed,
        delete: any DeleteTeamUseCaseProtocol,
        display: SchedulingDisplay
    ) {
        self.id = id
        self.feed = feed
        self.delete = delete
        self.display = display
    }

    /// The team; loaded without a value means that there is no such team.
    public var state: LoadState<TeamDetail?, ErrorMessage> {
        feed.teams.map { [id, display] teams in
            teams.value.first { $0.id == id }.map { TeamDetail($0, order: display.order) }
        }
    }

    /// Loads the team with the others, unless it is known.
    public func load() async {
        await feed.loadPeopleIfNeeded()
    }

    /// Asks, with the team's name; ignored while a deletion is under way.
    public func askToDelete() {
        guard let team = feed.teams.value?.value.first(where: { $0.id == id }) else { return }
        switch deletion {
        case .none, .failed: deletion = .asking(name: team.name)
        case .checking, .asking, .deleting, .deleted: return
        }
    }

    /// Deletes the team after the question; ignored at any other time.
    public func confirmDeletion() async {
        guard case .asking = deletion else { return }
        deletion = .deleting
        do throws(SchedulingError) {
            let wasThere = try await delete.execute(id)
            feed.removeTeam(id)
            deletion = .deleted(wasGone: !wasThere)
        } catch {
            feed.markForReloading()
            deletion = error.isCancellation ? .none : .failed(ErrorMessage(error))
        }
    }

    /// Removes the question or the failure; ignored while deleting.
    public func dismissDeletion() {
        if deletion != .deleting { deletion = .none }
    }
}

/// A team's screen.
public struct TeamDetail: Hashable, Sendable {
    /// A member, in the order of names.
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
