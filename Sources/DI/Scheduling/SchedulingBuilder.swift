public import MomentumContainer
import MomentumDomain
public import MomentumPresentation
public import MomentumSchedulingDomain
public import MomentumSchedulingPresentation
public import Observation

/// Makes the view models of users and teams.
@MainActor
@Observable
public final class SchedulingBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    public func makeUsersViewModel(
        router: any RouterProtocol<SchedulingRoute>
    ) throws(ContainerError) -> UsersViewModel {
        UsersViewModel(
            feed: try makePeopleFeed(),
            display: try container.resolve(SchedulingDisplay.self),
            router: router
        )
    }

    public func makeUserViewModel(id: SchedulingUser.ID) throws(ContainerError) -> UserViewModel {
        UserViewModel(
            id: id,
            feed: try makePeopleFeed(),
            check: try container.resolve((any CheckUserDeletionUseCaseProtocol).self),
            delete: try container.resolve((any DeleteUserUseCaseProtocol).self),
            display: try container.resolve(SchedulingDisplay.self)
        )
    }

    public func makeUserFormViewModel(
        user: SchedulingUser? = nil
    ) throws(ContainerError) -> UserFormViewModel {
        UserFormViewModel(
            user: user,
            feed: try makePeopleFeed(),
            create: try container.resolve((any CreateUserUseCaseProtocol).self),
            update: try container.resolve((any UpdateUserUseCaseProtocol).self),
            now: try container.resolve((any WallClock).self).now,
            timeZone: try container.resolve(SchedulingDisplay.self).timeZone
        )
    }

    public func makeTeamsViewModel(
        router: any RouterProtocol<SchedulingRoute>
    ) throws(ContainerError) -> TeamsViewModel {
        TeamsViewModel(
            feed: try makePeopleFeed(),
            display: try container.resolve(SchedulingDisplay.self),
            router: router
        )
    }

    public func makeTeamViewModel(id: SchedulingTeam.ID) throws(ContainerError) -> TeamViewModel {
        TeamViewModel(
            id: id,
            feed: try makePeopleFeed(),
            delete: try container.resolve((any DeleteTeamUseCaseProtocol).self),
            display: try container.resolve(SchedulingDisplay.self)
        )
    }

    public func makeTeamFormViewModel(
        team: SchedulingTeam? = nil
    ) throws(ContainerError) -> TeamFormViewModel {
        TeamFormViewModel(
            team: team,
            feed: try makePeopleFeed(),
            create: try container.resolve((any CreateTeamUseCaseProtocol).self),
            update: try container.resolve((any UpdateTeamUseCaseProtocol).self),
            display: try container.resolve(SchedulingDisplay.self)
        )
    }

    /// The state that the screens share; a host lets it follow the session and the connection.
    public func makePeopleFeed() throws(ContainerError) -> PeopleFeed {
        try container.resolveOnMainActor(PeopleFeed.self)
    }
}
